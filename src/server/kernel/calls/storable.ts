const unstorable = /\0|\p{Surrogate}/u;

/** True when PostgreSQL can store every text in the value: no NUL character, no lone surrogate. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item));
}
