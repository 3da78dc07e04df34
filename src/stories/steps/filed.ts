import { differs } from '../differs.ts';
import type { PlayableStep } from '../story-step.ts';
import { untilSettled } from '../until.ts';

interface Options {
  readonly filed: string;
  readonly with: unknown;
  readonly times: number;
}

export const storyStep: PlayableStep = {
  kind: 'filed',
  role: 'looks',
  says: 'この人のものが、ポータルのサーバーにしまわれています。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['filed'],
    properties: {
      filed: { 'x-kind': 'name:table', description: 'サーバーの表の名前。例: submissions' },
      with: {
        'x-kind': 'plain',
        'x-columns-of': 'filed',
        default: null,
        description: '最後の一件の内容。書いた項目だけを比べます。',
      },
      times: { type: 'integer', minimum: 0, default: 1, description: '何件あるか。書かなければ 1 件です。' },
    },
  },
  tell: ({ filed, times }: Options) => `サーバーの ${filed} に ${times} 件ある`,
  play: ({ filed, with: wanted, times }: Options, { driver }) =>
    untilSettled(driver, `サーバーの ${filed} に、書いたとおりに ${times} 件ある`, async () => {
      const { status, text } = await driver.request(`/sandbox/records?${new URLSearchParams({ table: filed })}`);
      if (status === 404) return `サーバーに ${filed} という表はありません`;
      const rows = JSON.parse(text) as readonly unknown[];
      if (rows.length !== times) return `${rows.length} 件あります`;
      return wanted === null ? null : differs(rows.at(-1), wanted);
    }),
};
