let segmenter: Intl.Segmenter | undefined;

/**
 * Number of user-perceived characters: a letter with its variation selector (葛󠄀), an emoji family or a line break is one.
 * Stops above `limit` and returns `limit + 1`, so that a huge text costs no more than a long one.
 */
export function countGraphemes(text: string, limit = Number.POSITIVE_INFINITY): number {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count++;
    if (count > limit) break;
  }
  return count;
}
