/** The language has one zero: nothing that an expression can ask tells them apart, and both read 「0」. */
export function withoutNegativeZero(value: unknown): unknown {
  if (typeof value === 'number') return value + 0;
  if (Array.isArray(value)) return value.map(withoutNegativeZero);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNegativeZero(part)]));
}
