const unstorable = /\0|\p{Surrogate}/u;

/** No call nests deeper; beyond, whatever walks a value could run out of stack. */
const mostLevels = 100;

/** True when PostgreSQL can store the value: no NUL character, no lone surrogate, and not nested without end. */
export function isStorable(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels || level.some((part) => typeof part === 'string' && unstorable.test(part))) return false;
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.entries(part).flat(1) : []));
  }
  return true;
}
