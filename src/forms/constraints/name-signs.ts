import type { Constraint } from '../../model/vocabulary.ts';

/**
 * All but letters, marks, digits, blanks and the signs that names, addresses and titles have (㈱, №, ＝, ～ and all punctuation but braces and backslash); and
 * more marks on one letter than any language writes.
 */
const odd =
  /[^\p{L}\p{M}\p{N}\p{P}\s+＋=＝~～×−±°゛゜\u2100-\u214F\u2460-\u24FF\u3004-\u3037\u3200-\u33FF]|[{}｛｝\\＼]|\p{Mn}{5}/u;

export function test(text: string): boolean {
  return !odd.test(text);
}

export const constraint: Constraint = {
  name: 'nameSigns',
  says: '名前や住所に使う文字と記号だけ',
  argument: { const: true },
  message: 'nameSigns',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['見本　花子', true],
    ["O'Brien-Müller", true],
    ['O’Brien', true],
    ['Jose\u0301', true],
    ['Nguye\u0302\u0303n', true],
    ['マリー＝アンヌ・見本', true],
    ['㈱見本（Ａ＆Ｂ）№１', true],
    ['1/2 High St, Apt. #5', true],
    ['見本市1−2−3　①〜③', true],
    ['〆木ヶ谷〇番地々', true],
    ['葛\u{E0100}城市𠮷田', true],
    ['か゛', true],
  ],
  refuses: [
    ['山田<br>', true],
    ['＜見本＞', true],
    ['山{田}', true],
    ['見本|町', true],
    ['山\\田', true],
    ['★見本', true],
    ['山☃田', true],
    ['見本→町', true],
    ['見本\u2800町', true],
    ['見^本`', true],
    [`花${'\u0301'.repeat(14)}子`, true],
  ],
};
