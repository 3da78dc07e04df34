import { callNamed } from '../call-named.ts';
import { differs } from '../differs.ts';
import { receivedOf } from '../sandbox.ts';
import type { PlayableStep } from '../story-step.ts';
import { until, untilSettled } from '../until.ts';

interface Options {
  readonly sent: string;
  readonly with: unknown;
  readonly times: number | null;
}

export const storyStep: PlayableStep = {
  kind: 'sent',
  role: 'looks',
  says: 'ここまでに、その呼び出しがポータルに届いています。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['sent'],
    properties: {
      sent: { 'x-kind': 'name:call', description: '呼び出しの名前。' },
      with: {
        'x-kind': 'plain',
        'x-sent-by': 'sent',
        default: null,
        description: '最後に届いたものの内容。書いた項目だけを比べます。',
      },
      times: { type: 'integer', minimum: 0, default: null, description: '届いた回数。書かなければ一回以上です。' },
    },
  },
  tell: ({ sent, times }: Options) => `${sent} が${times === null ? '' : ` ${times} 回`}届いている`,
  play: ({ sent, with: wanted, times }: Options, { driver, project }) =>
    (times === null ? until : untilSettled)(driver, `${sent} が書いたとおりに届いている`, async () => {
      const all = await receivedOf(driver, callNamed(project, sent).path);
      if (times === null ? all.length === 0 : all.length !== times) return `${all.length} 回届いています`;
      return wanted === null ? null : differs(all.at(-1)?.request?.reqBody ?? {}, wanted);
    }),
};
