import type { Constraint } from '../../model/vocabulary.ts';

/** Pattern of what begins like a prefecture. */
export const prefecture = '(?:東京都|北海道|京都府|大阪府|[^都道府県]{2,3}県)';

/**
 * A prefecture behind a prefecture; or the same twice, with none before it or one. What is shorter may well be a name (大町大町); one letter again and
 * again is nothing that was pasted.
 */
const twice = new RegExp(`^${prefecture}{2}|^${prefecture}?(?!(.)\\1*$)(.{4,50})\\2$`, 'u');

/** Of one width, without blanks. */
export const inOneForm = (text: string): string => text.normalize('NFKC').replace(/\s/gu, '');

export function test(text: string): boolean {
  return !twice.test(inOneForm(text));
}

export const constraint: Constraint = {
  name: 'saidOnce',
  says: '同じ住所や都道府県を、続けて二度書いていない',
  argument: { const: true },
  message: 'saidOnce',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['東京都見本区例示町一丁目1番', true],
    ['大町大町', true],
    ['見本市1番1番', true],
    ['東京都ああああああああああ', true],
    ['京都府京都市見本区', true],
    ['神奈川県横浜市見本区1-1-1', true],
  ],
  refuses: [
    ['東京都東京都見本区1番', true],
    ['東京都　東京都見本区1番', true],
    ['北海道大阪府見本市1番', true],
    ['見本市2番地見本市2番地', true],
    ['神奈川県見本市2番地見本市２番地', true],
  ],
};
