/** The first `texts` columns hold words, the others numbers. `remarks`: but for the last. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { texts = 0, remarks = false } = {},
): string {
  const rule = header.map((_, index) => (index < texts || (remarks && index === header.length - 1) ? '---' : '--:'));
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
