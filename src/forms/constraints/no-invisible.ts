import type { Constraint } from '../../model/vocabulary.ts';
import { plainText } from '../plain-signs.ts';

/** Only what can be read: see `plainText`. Variation signs belong to the ideograph before them (葛󠄀) and are accepted. */
export function test(text: string): boolean {
  return plainText(text) === text;
}

export const constraint: Constraint = {
  name: 'noInvisible',
  says: '見えない文字や読めない文字（制御文字、文字の向きを変える記号、空白に見える文字など）を入れない',
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
    ["O'Brien-Müller, Nguyễn Ⅲ", true],
    ['㈱見本 ＃２（A&B）1/2・〇々〆ヶ゠※', true],
    ['\uFA19\uFE00\u{2F81A}\u{30EDE}\u{3FFF0}', true],
    ['𛀁ㇰか゚', true],
    ['김 Иван', true],
    ['😀', true],
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
    ['\u3164', true],
    ['\u115F\u1160', true],
    ['\uFFA0', true],
    ['\u2800', true],
    ['\uFE0F', true],
    ['\u{E0100}', true],
    ['カ\u{E0100}', true],
    ['見\u034F本', true],
    ['見本\u{E0068}\u{E007F}', true],
    ['\u17B4', true],
    ['\u{1D159}', true],
    ['見\uFFFC本', true],
    ['見\uFFFD本', true],
    ['\u{10FFFF}', true],
  ],
};
