import type { Constraint } from '../../model/vocabulary.ts';

/**
 * Control characters but for tabs and line breaks, and signs that show nothing themselves but change how what is around them reads: directions,
 * joiners, zero-width blanks, private use. Variation selectors belong to the letter before them (葛󠄀) and are accepted.
 */
const invisible = /(?![\t\n\r])\p{Cc}|[\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|\p{Co}|\p{Cs}/u;

export function test(text: string): boolean {
  return !invisible.test(text);
}

export const constraint: Constraint = {
  name: 'noInvisible',
  says: '見えない文字（制御文字、文字の向きを変える記号など）を入れない',
  argument: { const: true },
  message: 'noInvisible',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['見本　花子', true],
    ['𠮷野家', true],
    ['葛\u{E0100}飾', true],
    ['カ\u3099', true],
    ['a\r\n\tb', true],
    ['☎03-1234', true],
    ['①〒～', true],
  ],
  refuses: [
    ['\u0000', true],
    ['山\u0007田', true],
    ['a\u007Fb', true],
    ['\u202E山田', true],
    ['山\u200F田', true],
    ['山\u2066田\u2069', true],
    ['山\u200B田', true],
    ['\uFEFF山田', true],
    ['山\u00AD田', true],
    ['山\u2028田', true],
    ['山\uE000田', true],
    ['山\uD800田', true],
  ],
};
