import { mailedCode } from '../sandbox.ts';
import type { PlayableStep } from '../story-step.ts';
import { until } from '../until.ts';

interface Options {
  readonly fill: { readonly [field: string]: unknown };
  readonly at: number | null;
}

/** Written where the value is the code in the mail that was just sent. */
export const MAILED = 'メールの確認コード';

/** Written where everything is chosen that can be. */
export const ALL = '全部';

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const told = ({ fill }: Options) =>
  Object.entries(fill)
    .map(([field, value]) => `「${field}」に「${shown(value)}」`)
    .join('、');

export const storyStep: PlayableStep = {
  kind: 'fill',
  says: '入力欄に書くか、選びます。選ぶ欄には、選択肢の文言か値を書きます。いくつも選ぶ欄には、並びか「全部」を書きます。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['fill'],
    properties: {
      fill: {
        type: 'object',
        'x-keys': 'name:shownField',
        additionalProperties: { 'x-kind': 'plain', 'x-choice': [ALL] },
        description: `入力欄の名前かラベルと、その値。値に「${MAILED}」と書くと、届いたメールの確認コードになります。`,
      },
      at: { type: 'integer', minimum: 1, default: null, description: 'くり返す入力欄のとき、何番目のものか。' },
    },
  },
  tell: (options: Options) => `${told(options)}を入れる`,
  async play(options: Options, { driver }) {
    for (const [field, value] of Object.entries(options.fill))
      await until(driver, `「${field}」に「${shown(value)}」を入れられる`, async () => {
        const typed = value === MAILED ? await mailedCode(driver) : value;
        return typed === '' && value === MAILED ? 'メールが届いていません' : driver.fill(field, typed, options.at);
      });
  },
};
