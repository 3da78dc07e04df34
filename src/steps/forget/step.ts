import type { StepKind } from '../../model/vocabulary.ts';

/** Empties the inputs of the screen, with the errors at them: what was typed no longer belongs to what is asked now. */
export const stepKind = {
  kind: 'forget',
  says: 'この画面に入力したものと、入力欄の誤りの文を消します。送りなおした確認コードのように、前の入力がもう使えないときに使います。',
  options: {
    type: 'object',
    required: ['forget'],
    additionalProperties: false,
    properties: { forget: { const: 'typed', description: 'typed（入力したもの）。' } },
  },
  effects: [],
} as const satisfies StepKind;
