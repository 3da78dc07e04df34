import type { PlayableStep } from '../story-step.ts';
import { until } from '../until.ts';

interface Options {
  readonly shows: readonly string[];
}

const told = (texts: readonly string[]) => texts.map((text) => `「${text}」`).join('');

export const storyStep: PlayableStep = {
  kind: 'shows',
  role: 'looks',
  says: 'その文が読めます。ダイアログが開いているときは、ダイアログの中の文です。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['shows'],
    properties: {
      shows: {
        type: 'array',
        'x-single': true,
        minItems: 1,
        items: { type: 'string', minLength: 1 },
        description:
          '文か、その一部。人の名前や番号のように、画面の文言ではないものを書くと、文言を変えても話は変わりません。',
      },
    },
  },
  tell: ({ shows }: Options) => `${told(shows)}と出ている`,
  play: ({ shows }: Options, { driver }) =>
    until(driver, `${told(shows)}と出ている`, async () => {
      const all = (await driver.words()).join('\n');
      const missing = shows.filter((text) => !all.includes(text));
      return missing.length === 0 ? null : `${told(missing)}が見つかりません`;
    }),
};
