/** What a list of services on the top page gets wrong: each that people can use stands there once. */
export interface Mislisted {
  /** Index in the list; null = it is left out. */
  readonly index: number | null;
  readonly name: string;
  readonly why: 'twice' | 'unknown' | 'left out';
}

/** `listed`: names in the order written. The server does not start with any of these, and the checker tells of them. */
export function mislisted(listed: readonly string[], usable: readonly string[]): readonly Mislisted[] {
  const wrong = listed.flatMap((name, index): readonly Mislisted[] => {
    if (!usable.includes(name)) return [{ index, name, why: 'unknown' }];
    return listed.indexOf(name) < index ? [{ index, name, why: 'twice' }] : [];
  });
  const left = usable.filter((name) => !listed.includes(name));
  return [...wrong, ...left.map((name): Mislisted => ({ index: null, name, why: 'left out' }))];
}
