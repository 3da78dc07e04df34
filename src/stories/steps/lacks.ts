import type { PlayableStep } from '../story-step.ts';
import { untilSettled } from '../until.ts';

interface Options {
  readonly lacks: readonly string[];
}

const told = (names: readonly string[]) => names.map((name) => `「${name}」`).join('');

export const storyStep: PlayableStep = {
  kind: 'lacks',
  role: 'looks',
  says: 'そのボタン、リンク、カードは、出ていません。名前で書くので、文言を変えても確かめられます（hides は、文言を変えると何も確かめません）。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lacks'],
    properties: {
      lacks: {
        type: 'array',
        'x-single': true,
        minItems: 1,
        items: { 'x-kind': 'name:pressed' },
        description: 'アクション、ダイアログ、行き先の名前か、書いてある文言。例: next',
      },
    },
  },
  tell: ({ lacks }: Options) => `${told(lacks)}は出ていない`,
  play: ({ lacks }: Options, { driver }) =>
    untilSettled(driver, `${told(lacks)}が出ていない`, async () => {
      const offered = await Promise.all(lacks.map((name) => driver.offers(name)));
      if (offered.includes(null)) return '画面の準備ができていません';
      const there = lacks.filter((_, index) => offered[index] === true);
      return there.length === 0 ? null : `${told(there)}が出ています`;
    }),
};
