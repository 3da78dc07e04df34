import type { Constraint } from '../../model/vocabulary.ts';
import { test as isSaidOnce } from './said-once.ts';

const prefecture = /^(?:東京都|北海道|京都府|大阪府|[^都道府県]{2,3}県)/u;

/** What follows a prefecture that has an input of its own: without one, and not twice. */
export function test(text: string): boolean {
  return !prefecture.test(text.normalize('NFKC').replace(/\s/gu, '')) && isSaidOnce(text);
}

export const constraint: Constraint = {
  name: 'afterPrefecture',
  says: '都道府県のあとだけを、一度だけ書いている（都道府県に欄があるとき）',
  argument: { const: true },
  message: 'afterPrefecture',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['見本区例示町一丁目1番', true],
    ['山県市見本1番', true],
    ['京都市見本区1番', true],
    ['大町大町', true],
  ],
  refuses: [
    ['東京都見本区1番', true],
    [' 千葉県', true],
    ['神奈川県見本市1番', true],
    ['見本市2番地見本市２番地', true],
  ],
};
