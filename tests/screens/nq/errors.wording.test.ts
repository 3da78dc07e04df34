import { expect, it } from 'vitest';
import { codeLabel } from '../../words/code-label.ts';

it.each([
  ['ER-167 ER-168 ER-169', '00', 'システムに問題が発生しました', 'トップページから、もう一度ご利用ください。'],
  [
    'ER-169 a number that nobody knows',
    'zz',
    'システムに問題が発生しました',
    'トップページから、もう一度ご利用ください。',
  ],
  ['ER-016', '0002', '登録の記録が見つかりません', '取り扱う機関に電話で確かめてください'],
  ['ER-017', '9002', 'いま、記録を確認できません', '時間をおいて、もう一度お試しください'],
  ['what is not there', '01', 'お探しのページの内容が見つかりません', 'もう一度選んでください'],
  ['a form that is wrong', '02', '申請の様式を表示できません', '取り扱う機関に電話してください'],
])('%s the error screen of %s is called %s and says %s', (_rows, type, title, next) => {
  expect(codeLabel('nqErrorTitle', type)).toBe(title);
  expect(codeLabel('nqErrorNext', type)).toContain(next);
  expect(codeLabel('nqErrorCode', type)).toBe(type === 'zz' ? '00' : type);
});
