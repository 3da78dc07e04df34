/** What the portal knows when it sends a form; empty = not known, and what it would bound is not bounded. */
export interface Known {
  /** `YYYYMMDD`. */
  readonly today: string;
  /** Up to when something can be asked for. */
  readonly inOneYear: string;
  /** Up to when something can be planned. */
  readonly inTenYears: string;
  readonly birthdate: string;
}

/**
 * A stored definition as it is sent: bounds such as `dateUntil: { known: today }` become dates. Browser and server then check the same definition,
 * each day by the portal's own date.
 */
export function withKnown(definition: unknown, known: Known): unknown {
  if (Array.isArray(definition)) return definition.map((entry) => withKnown(entry, known));
  if (typeof definition !== 'object' || definition === null) return definition;
  return Object.fromEntries(
    Object.entries(definition).flatMap(([key, value]) => {
      const name = nameOfKnown(value);
      if (name === null) return [[key, withKnown(value, known)]];
      const day = known[name as keyof Known];
      // An unknown name stays, and the definition is refused.
      return day === undefined ? [[key, value]] : day === '' ? [] : [[key, day]];
    }),
  );
}

function nameOfKnown(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'known')) return null;
  const { known } = value as { readonly known: unknown };
  return typeof known === 'string' ? known : null;
}
