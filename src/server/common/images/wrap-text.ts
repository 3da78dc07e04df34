/** Characters that must not begin a line. */
const notAtStart = new Set(
  '、。，．・：；？！）］｝」』】〉》ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々'.split(''),
);

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/**
 * Breaks a text into lines no wider than `maxWidth`. Breaks between graphemes (a variation selector stays with its character) and keeps
 * line breaks of the text. A single grapheme wider than `maxWidth` stands alone.
 */
export function wrapText(text: string, maxWidth: number, widthOf: (line: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, maxWidth, widthOf));
}

function wrapParagraph(paragraph: string, maxWidth: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line: string[] = [];
  for (const { segment } of segmenter.segment(paragraph)) {
    if (line.length > 0 && widthOf([...line, segment].join('')) > maxWidth) {
      // A character that must not begin a line takes its predecessor with it.
      const carried = notAtStart.has(segment) && line.length > 1 ? line.splice(-1) : [];
      lines.push(line.join(''));
      line = carried;
    }
    line.push(segment);
  }
  lines.push(line.join(''));
  return lines;
}
