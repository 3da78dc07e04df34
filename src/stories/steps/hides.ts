import type { PlayableStep } from '../story-step.ts';
import { untilSettled } from '../until.ts';

interface Options {
  readonly hides: readonly string[];
}

const told = (texts: readonly string[]) => texts.map((text) => `「${text}」`).join('');

export const storyStep: PlayableStep = {
  kind: 'hides',
  role: 'looks',
  says: 'その文は、どこにも出ていません。screen か dialog で、見るところに着いたあとに書きます。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['hides'],
    properties: {
      hides: {
        type: 'array',
        'x-single': true,
        minItems: 1,
        items: { type: 'string', minLength: 1 },
        description: '文か、その一部。',
      },
    },
  },
  tell: ({ hides }: Options) => `${told(hides)}は出ていない`,
  play: ({ hides }: Options, { driver }) =>
    untilSettled(driver, `${told(hides)}が出ていない`, async () => {
      const all = (await driver.words()).join('\n');
      const there = hides.filter((text) => all.includes(text));
      return there.length === 0 ? null : `${told(there)}が出ています`;
    }),
};
