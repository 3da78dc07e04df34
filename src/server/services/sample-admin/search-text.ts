/** Text that searches are matched against: half-width, lower case, without blanks inside each part. */
export function searchText(parts: readonly string[]): string {
  return parts.map((part) => plain(part).replace(/\s/gu, '')).join('\n');
}

/** The words of a search as `like` patterns, all of which must match. At most ten. */
export function searchPatterns(typed: string): readonly string[] {
  const words = plain(typed).split(/\s+/u);
  return words
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
