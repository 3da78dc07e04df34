import type { Constraint } from '../../model/vocabulary.ts';
import { inOneForm, test as isSaidOnce, prefecture } from './said-once.ts';

const beginsWithPrefecture = new RegExp(`^${prefecture}`, 'u');

/** Every municipality is one of these, and has something behind it; one letter again and again is no place that was mistaken. */
export const hasMunicipality = (text: string): boolean => /[市区町村].*[\p{L}\p{N}]|^(.\p{M}*)\1{2,}$/u.test(text);

const ofAnAddress = /〒|\d{3}-\d{4}|号室|マンション|アパート|ハイツ|コーポ|レジデンス|ビル|\d+階/u;

/** A domicile is a plot of land: a postal code, a building and a room are an address's. */
export const isWithoutRoom = (text: string): boolean => !ofAnAddress.test(inOneForm(text));

/** What follows the prefecture of a domicile that has an input of its own: without one, with a municipality, no further than a plot, and not twice. */
export function test(text: string): boolean {
  if (text === '') return true;
  return (
    hasMunicipality(text) && !beginsWithPrefecture.test(inOneForm(text)) && isWithoutRoom(text) && isSaidOnce(text)
  );
}

export const constraint: Constraint = {
  name: 'afterPrefecture',
  says: '本籍の都道府県のあとを、市区町村から番地か番まで、一度だけ書いている（都道府県に欄があるとき）',
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
    ['ニセコ町見本123番地4', true],
    ['見本市見本三丁目1001番地', true],
  ],
  refuses: [
    ['東京都見本区1番', true],
    [' 千葉県', true],
    ['神奈川県見本市1番', true],
    ['見本市2番地見本市２番地', true],
    ['見本 太郎', true],
    ['千代田区', true],
    ['千代田区！！！', true],
    ['見本市 、', true],
    ['〒100-0000 見本区例示町一丁目2番3号', true],
    ['100-0000見本区例示町一丁目2番', true],
    ['見本区例示町一丁目2番3号 見本ハイツ201', true],
    ['見本区例示町一丁目2番3号 201号室', true],
    ['0.5', true],
  ],
};
