/** `where …` joining all conditions, or nothing. */
export function whereClause(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
}
