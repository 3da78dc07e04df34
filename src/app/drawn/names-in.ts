interface Part {
  readonly name: string;
}

export const everyName = (): boolean => true;

/** Is it named anywhere in these? A name counts wherever there is a text that equals it: too many is harmless, too few is impossible. */
export function namesIn(descriptors: readonly unknown[]): (part: Part) => boolean {
  const names = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    else names.add(value);
  };
  collect(descriptors);
  return ({ name }) => names.has(name);
}

/** Those parts that are named in these, and those that such parts name in turn, in their order. */
export function withWhatTheyName<P extends Part>(parts: readonly P[], descriptors: readonly unknown[]): readonly P[] {
  let named: readonly P[] = [];
  for (;;) {
    // A part names itself, and would hold itself.
    const isNamed = namesIn([descriptors, named.map(({ name: _, ...part }) => part)]);
    const more = parts.filter(isNamed);
    if (more.length === named.length) return more;
    named = more;
  }
}
