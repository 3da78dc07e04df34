// chunk: checks
/**
 * Keywords that JSON Schema (and form libraries reading it) uses itself, e.g. to combine schemas; a constraint of that name needs another keyword.
 */
const taken = new Set(['oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else', 'enum', 'const', 'default', 'format']);

/** JSON Schema keyword of a constraint. Example: `maxLength` -> `maxLength`, `oneOf` -> `x-oneOf`. */
export function keywordOf(constraint: string): string {
  return taken.has(constraint) ? `x-${constraint}` : constraint;
}

/** The constraint that a validator's error refers to; `type` and unknown keywords are returned as they are. */
export function constraintOfKeyword(keyword: string): string {
  return keyword.startsWith('x-') ? keyword.slice('x-'.length) : keyword;
}
