import { publishedSettings } from '../sandbox.ts';
import type { PlayableStep } from '../story-step.ts';
import { until } from '../until.ts';

interface Options {
  readonly left: string;
}

export const storyStep: PlayableStep = {
  kind: 'left',
  role: 'looks',
  says: '画面を離れて、その行き先へ移っています。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['left'],
    properties: {
      left: { 'x-kind': 'name:address', description: '行き先の名前（addresses.yaml）。例: finish' },
    },
  },
  tell: ({ left }: Options) => `行き先 ${left} へ移っている`,
  play: ({ left }: Options, { driver, story }) =>
    until(driver, `行き先 ${left} へ移っている`, async () => {
      const settings = { ...(await publishedSettings(driver)), ...story.settings };
      return driver.hasLeft(left, { ...story, settings });
    }),
};
