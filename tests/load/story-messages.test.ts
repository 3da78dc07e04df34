import { expect, it } from 'vitest';
import { STORY } from './fault-files.ts';
import { loadSmall, textOf } from './small-project.ts';

const told = (from: string, to: string) =>
  loadSmall({ [STORY]: textOf(STORY).replace(from, to) }).problems.map(({ message }) => message);

it.each([
  ['- left: return', '- reload:\n  - left: return', '値が書かれていません。true と書いてください。'],
  ['- left: return', '- reload: no\n  - left: return', '「no」は書けません。true と書いてください。'],
  ['code: F00101', 'lost: request', '「request」は書けません。before、after のどれかにしてください。'],
  ['answer: close', 'answer: clos', 'ダイアログ「about」にボタン「clos」はありません。「close」ではありませんか。'],
])('%s: what is wrong in %j is said once', (from, to, message) => {
  expect(told(from, to)).toEqual([message]);
});
