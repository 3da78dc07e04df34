import type { PlayableStep } from '../story-step.ts';
import { until } from '../until.ts';

interface Options {
  readonly press: string;
  readonly at: number | null;
}

const told = ({ press, at }: Options) => `「${press}」${at === null ? '' : `（${at} 番目）`}を押`;

export const storyStep: PlayableStep = {
  kind: 'press',
  role: 'does',
  says: '画面のボタン、リンク、カードを押します。アクションか行き先の名前で書くと、文言を変えても話は変わりません。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['press'],
    properties: {
      press: {
        'x-kind': 'name:pressed',
        description: 'アクション、ダイアログ、行き先の名前か、書いてある文言。例: next、次へ',
      },
      at: { type: 'integer', minimum: 1, default: null, description: '同じものがいくつもあるとき、上から何番目か。' },
    },
  },
  tell: (options: Options) => `${told(options)}す`,
  play: (options: Options, { driver }) =>
    until(driver, `${told(options)}せる`, () => driver.press(options.press, options.at)),
};
