const mostWords = 10;

/**
 * Conditions requiring a column to contain every search word, with their values; `first` is the number of the first placeholder. The column
 * holds what the database's `search_key` makes of its texts, so that width, case, blanks and the kind of kana make no difference. `|` stands between the texts.
 */
export function searchConditions(
  q: string | undefined,
  column: string,
  first: number,
): { readonly conditions: readonly string[]; readonly values: readonly string[] } {
  const values = (q ?? '')
    .split(/[\s|｜]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  return { values, conditions: values.map((_, index) => `strpos(${column}, search_key($${first + index})) > 0`) };
}
