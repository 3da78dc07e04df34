import type { PlayableStep } from '../story-step.ts';
import { untilSettled } from '../until.ts';

interface Options {
  readonly agency: keyof typeof acts;
  readonly note: string;
  readonly yen: number;
}

const acts = {
  examine: '審査を始める',
  return: '直すために戻す',
  askPayment: '手数料の支払いをお願いする',
  takePayment: '支払いを確認する',
  refuse: '認めない',
  issue: '認めて、手続きを終える',
} as const;

interface Case {
  readonly service: string;
  readonly id: string;
  readonly moves: readonly string[];
  /** Usual deadline. Example `2026-12-24`. */
  readonly dueDate: string;
}

export const storyStep: PlayableStep = {
  kind: 'agency',
  role: 'does',
  says: '申請先が、この人のいちばん新しい申請（そうできるもの）を扱います。期限は 30 日後です。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['agency'],
    properties: {
      agency: {
        enum: Object.keys(acts),
        description: `${Object.entries(acts)
          .map(([name, words]) => `${name}（${words}）`)
          .join('、')}。`,
      },
      note: { type: 'string', default: '確認してください。', description: '戻すときと認めないときに、伝えること。' },
      yen: { type: 'integer', minimum: 1, default: 1000, description: '支払いをお願いする額（円）。' },
    },
  },
  tell: ({ agency }: Options) => `申請先が、${acts[agency]}`,
  play: ({ agency, note, yen }: Options, { driver }) =>
    untilSettled(driver, `申請先に、「${acts[agency]}」ことのできる申請がある`, async () => {
      const { status, text } = await driver.request('/sandbox/agency/cases');
      if (status >= 400) return `申請先の見本が ${status} を返しました`;
      const found = (JSON.parse(text) as readonly Case[]).find(({ moves }) => moves.includes(agency));
      if (found === undefined) return '一つもありません';
      const { service, id, dueDate } = found;
      const form = { service, id, note, dueDate, yen: String(yen) };
      const answer = await driver.request(`/sandbox/agency/${agency}`, { form });
      return answer.location === null ? `申請先の見本が断りました（${answer.status}）` : null;
    }),
};
