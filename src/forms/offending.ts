/**
 * The first character of a text that is refused by itself, in words for the person who typed it; one that cannot be seen is told by the one before
 * it. Empty = only several together are refused. Example: `「😀」`, `「田」のあとの見えない文字`, `「ヤ」のあとの空白`.
 */
export function offending(text: string, isRefused: (character: string) => boolean): string {
  let before = '';
  for (const { segment } of new Intl.Segmenter('ja').segment(text)) {
    if (isRefused(segment)) return named(segment, before);
    before = segment;
  }
  return '';
}

function named(character: string, before: string): string {
  if (/[^\p{C}\p{Z}\s]/u.test(character)) return `「${character}」`;
  const kind = /\p{Zs}/u.test(character) ? '空白' : '見えない文字';
  return before === '' || /[\p{C}\p{Z}\s]/u.test(before) ? kind : `「${before}」のあとの${kind}`;
}
