/** By name, sorted: the first name with the same source. Modules of one source under several names would each be loaded. */
export function oneOfEach(sources: readonly (readonly [name: string, source: string])[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const sorted = sources.toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, source] of sorted) if (!first.has(source)) first.set(source, name);
  return new Map(sorted.map(([name, source]) => [name, first.get(source) ?? name]));
}
