let segmenter: Intl.Segmenter | undefined;

/**
 * Number of characters as a person counts them: a letter with its variation selector (葛󠄀), an emoji family or a line break is one.
 * Stops counting above `limit` and gives `limit + 1` then, so that a huge text costs no more than a long one.
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
