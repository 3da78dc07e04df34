import type { PlayableStep } from '../story-step.ts';
import { until } from '../until.ts';

interface Options {
  readonly answer: string;
}

export const storyStep: PlayableStep = {
  kind: 'answer',
  role: 'does',
  says: '開いているダイアログのボタンを押します。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['answer'],
    properties: { answer: { 'x-kind': 'name:answered', description: 'ボタンの id か文言。' } },
  },
  tell: ({ answer }: Options) => `ダイアログで「${answer}」を押す`,
  play: ({ answer }: Options, { driver }) =>
    until(driver, `ダイアログで「${answer}」を押せる`, () => driver.answer(answer)),
};
