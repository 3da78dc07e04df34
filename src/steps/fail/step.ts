import type { StepKind } from '../../model/vocabulary.ts';

/** Enters the error order as if the portal had sent the code. */
export const stepKind = {
  kind: 'fail',
  says: 'ポータルからそのエラーが届いたときと同じに扱います。',
  options: {
    type: 'object',
    required: ['fail'],
    additionalProperties: false,
    properties: {
      fail: { type: 'string', 'x-kind': 'name:code', description: 'エラー番号。例: X00103' },
    },
  },
  effects: [{ do: 'raise', code: 'fail' }, { do: 'end' }],
} as const satisfies StepKind;
