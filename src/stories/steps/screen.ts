import type { PlayableStep } from '../story-step.ts';
import { until } from '../until.ts';

interface Options {
  readonly screen: string;
}

export const storyStep: PlayableStep = {
  kind: 'screen',
  role: 'looks',
  says: 'その画面が出て、使えるようになっています。このあとの手順の入力欄やボタンは、この画面のものです。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['screen'],
    properties: { screen: { 'x-kind': 'name:screen', description: '画面の名前（画面のファイルの name）。' } },
  },
  tell: ({ screen }: Options) => `画面 ${screen} が出ている`,
  play: ({ screen }: Options, { driver }) => until(driver, `画面 ${screen} が出ている`, () => driver.isOn(screen)),
};
