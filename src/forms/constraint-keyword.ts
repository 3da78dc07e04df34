/** Words by which JSON Schema (and form libraries reading one) combine schemas; a constraint of that name needs another keyword. */
const taken = new Set(['oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else', 'enum', 'const', 'default', 'format']);

/** JSON Schema keyword of a constraint. Example: `maxLength` -> `maxLength`, `oneOf` -> `x-oneOf`. */
export function keywordOf(constraint: string): string {
  return taken.has(constraint) ? `x-${constraint}` : constraint;
}

/** The constraint a validator's error speaks of; `type` and unknown keywords stay themselves. */
export function constraintOfKeyword(keyword: string): string {
  return keyword.startsWith('x-') ? keyword.slice('x-'.length) : keyword;
}
