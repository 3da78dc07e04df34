import type { StepKind } from '../../model/vocabulary.ts';

/** Makes another launch of the same data, by the person's wish: with a key of its own, and nothing of what was typed or chosen for the last one. */
export const stepKind = {
  kind: 'renew',
  says: '呼び出し元のサービスから受け取ったものはそのままで、新しい呼び出しにします。入力したものと state は、はじめに戻ります。提出などが済んだ呼び出しを、もう一度行うときに使います。',
  options: {
    type: 'object',
    required: ['renew'],
    additionalProperties: false,
    properties: { renew: { type: 'string', 'x-kind': 'name:screen', description: 'はじめに開く画面の名前。' } },
  },
  effects: [{ do: 'renew' }, { do: 'go', to: 'renew' }, { do: 'end' }],
} as const satisfies StepKind;
