import type { Constraint } from '../../model/vocabulary.ts';
import { inOneForm, test as isSaidOnce, prefecture } from './said-once.ts';

const beginsWithPrefecture = new RegExp(`^${prefecture}`, 'u');

/** Every municipality is one of these; one letter again and again is no place that was mistaken. */
export const hasMunicipality = (text: string): boolean => /[市区町村]|^(.\p{M}*)\1{2,}$/u.test(text);

/** What follows a prefecture that has an input of its own: without one, with a municipality, and not twice. */
export function test(text: string): boolean {
  return (text === '' || hasMunicipality(text)) && !beginsWithPrefecture.test(inOneForm(text)) && isSaidOnce(text);
}

export const constraint: Constraint = {
  name: 'afterPrefecture',
  says: '都道府県のあとを、市区町村から、一度だけ書いている（都道府県に欄があるとき）',
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
    ['あああああ', true],
  ],
  refuses: [
    ['東京都見本区1番', true],
    [' 千葉県', true],
    ['神奈川県見本市1番', true],
    ['見本市2番地見本市２番地', true],
    ['見本 太郎', true],
    ['0.5', true],
  ],
};
