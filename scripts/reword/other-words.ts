import { parseText } from '../../src/expressions/text.ts';

export const MARK = '［別］';

/**
 * Another text with the same placeholders. Two letters of Japanese never stay side by side, so that a part of the old text is not found in it
 * either; what is not Japanese (addresses, marks of the text's own syntax) stays.
 */
export function otherWords(text: string): string {
  let [words, at] = ['', 0];
  for (const part of parseText(text).parts) {
    if (typeof part === 'string') continue;
    const opens = part.offset - 2;
    const closes = text.indexOf('}', part.offset + part.source.length) + 1;
    words += apart(text.slice(at, opens)) + text.slice(opens, closes);
    at = closes;
  }
  return MARK + words + apart(text.slice(at));
}

/** A part of a text becomes the same part of the other. Sentences end sooner, since they are twice as long. */
export function apart(words: string): string {
  return words
    .replace(
      /(?<=\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|ー)(?=\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|ー)/gu,
      '・',
    )
    .replaceAll('、', '。');
}
