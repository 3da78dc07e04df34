/** The one of that name. */
export function named<Item extends { readonly name: string }>(all: readonly Item[], name: string): Item {
  const found = all.find((item) => item.name === name);
  if (found === undefined)
    throw new Error(`Nothing is called ${name}; there are ${all.map((item) => item.name).join(', ')}`);
  return found;
}
