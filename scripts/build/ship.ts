/** The descriptor as the browser gets it: without the places (`at`) in source files that only Problems need. */
export function ship<Descriptor>(descriptor: Descriptor): Descriptor {
  return withoutPlaces(descriptor) as Descriptor;
}

function withoutPlaces(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutPlaces);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(key === 'at' && isPlace(value)))
      .map(([key, value]) => [key, withoutPlaces(value)]),
  );
}

function isPlace(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'file' in value && 'line' in value && 'column' in value;
}
