/** What somebody's file says of them, by the name it is said under: `registrationNumber` → `['400123']`. */
export type OwnWords = ReadonlyMap<string, readonly string[]>;

/** Every text and number in a file, those of the person before those that everybody has. */
export function ownWordsIn(...parts: readonly unknown[]): OwnWords {
  const found = new Map<string, string[]>();
  const visit = (part: unknown, name: string): void => {
    if (Array.isArray(part)) for (const item of part) visit(item, name);
    else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part)) visit(inner, key);
    else if (typeof part === 'string' || typeof part === 'number') {
      const own = found.get(name) ?? [];
      if (!own.includes(String(part))) found.set(name, [...own, String(part)]);
    }
  };
  for (const part of parts) visit(part, '');
  return found;
}
