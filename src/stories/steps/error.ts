import type { PlayableStep } from '../story-step.ts';
import { until } from '../until.ts';

interface Options {
  readonly error: string;
  readonly text: string | null;
}

const told = ({ error, text }: Options) => `「${error}」の誤り${text === null ? '' : `「${text}」`}が出ている`;

export const storyStep: PlayableStep = {
  kind: 'error',
  role: 'looks',
  says: '入力欄の誤りが知らされています。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['error'],
    properties: {
      error: { 'x-kind': 'name:shownField', description: '入力欄の名前かラベル。' },
      text: { type: 'string', default: null, description: '誤りの文。文言を確かめたいときだけ書きます。' },
    },
  },
  tell: told,
  play: (options: Options, { driver }) =>
    until(driver, told(options), async () => {
      const messages = await driver.errorsAt(options.error);
      if (messages === null) return `「${options.error}」の欄が出ていません`;
      if (messages.length === 0) return '誤りは出ていません';
      const { text } = options;
      return text === null || messages.includes(text) ? null : `「${messages.join('」「')}」と出ています`;
    }),
};
