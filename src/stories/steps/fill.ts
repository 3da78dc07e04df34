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

const quoted = (value: unknown) => `「${typeof value === 'object' ? JSON.stringify(value) : String(value)}」`;

/** As somebody would say what is done to an input. */
function done(field: string, value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? `「${field}」の選択をすべて外す` : `「${field}」で${value.map(quoted).join('')}を選ぶ`;
  if (typeof value === 'boolean') return `「${field}」${value ? 'を選ぶ' : 'の選択を外す'}`;
  return value === '' ? `「${field}」を空にする` : `「${field}」に${quoted(value)}を入れる`;
}

export const storyStep: PlayableStep = {
  kind: 'fill',
  role: 'does',
  says: '入力欄に書くか、選びます。選ぶ欄には、選択肢の文言か値を書きます。いくつも選ぶ欄には、並びか「全部」を書きます。印を一つ付ける欄（agreement）には、true と書きます。',
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
  tell: ({ fill }: Options) =>
    Object.entries(fill)
      .map(([field, value]) => done(field, value))
      .join('、'),
  async play(options: Options, { driver }) {
    for (const [field, value] of Object.entries(options.fill))
      await until(driver, `${done(field, value)}ことができる`, async () => {
        const typed = value === MAILED ? await mailedCode(driver) : value;
        return typed === '' && value === MAILED ? 'メールが届いていません' : driver.fill(field, typed, options.at);
      });
  },
};
