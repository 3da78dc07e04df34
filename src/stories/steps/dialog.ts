import type { PlayableStep } from '../story-step.ts';
import { until } from '../until.ts';

interface Options {
  readonly dialog: string;
}

export const storyStep: PlayableStep = {
  kind: 'dialog',
  role: 'looks',
  says: 'そのダイアログが開いています。このあとの answer は、このダイアログのボタンです。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['dialog'],
    properties: { dialog: { 'x-kind': 'name:shownDialog', description: 'ダイアログの名前。' } },
  },
  tell: ({ dialog }: Options) => `ダイアログ ${dialog} が開いている`,
  play: ({ dialog }: Options, { driver }) =>
    until(driver, `ダイアログ ${dialog} が開いている`, () => driver.isDialog(dialog)),
};
