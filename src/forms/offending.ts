// chunk: checks
/**
 * The first character of a text that is refused by itself, in words for the person who typed it; one that cannot be seen is told by the one before
 * it. Empty = only several together are refused. Example: `「😀」`, `「田」のあとの見えない文字`, `「ヤ」のあとの空白`.
 */
export function offending(text: string, isRefused: (character: string) => boolean): string {
  let before = '';
  for (const { segment } of new Intl.Segmenter('ja').segment(text)) {
    if (isRefused(segment)) return named(segment, before, isRefused);
    before = segment;
  }
  return '';
}

/** What cannot be seen, letters that are blank by definition (U+3164) included. */
const unseen = /[\p{C}\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

function named(character: string, before: string, isRefused: (character: string) => boolean): string {
  const seen = character.replace(unseen, '');
  // Several that cannot be seen may hang on a letter that is right.
  if (seen !== '' && seen !== character && !isRefused(seen)) return `「${seen}」のあとの見えない文字`;
  if (seen !== '') return `「${character}」`;
  const kind = /\p{Zs}/u.test(character) ? '空白' : '見えない文字';
  return before.replace(unseen, '') === '' ? kind : `「${before}」のあとの${kind}`;
}
