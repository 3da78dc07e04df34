import { expect, it } from 'vitest';
import { storyStep } from '../../src/stories/steps/fill.ts';

it.each([
  [{ email: 'a@example.jp' }, '「email」に「a@example.jp」を入れる'],
  [{ reports: ['family-name', 'ひとみ'] }, '「reports」で「family-name」「ひとみ」を選ぶ'],
  [{ reports: [] }, '「reports」の選択をすべて外す'],
  [{ agreed: true, other: false }, '「agreed」を選ぶ、「other」の選択を外す'],
  [{ phone: '' }, '「phone」を空にする'],
])('%j is told as somebody would say it', (fill, told) => {
  expect(storyStep.tell({ fill, at: null } as never)).toBe(told);
});
