import type { StepKind } from '../../model/vocabulary.ts';

/** Saves the draft again; `draft.saved` says whether it worked. */
export const stepKind = {
  kind: 'save',
  says: '一時保存を、もう一度保存します。できなかったときは onSaveFailure の文をお知らせして、次の手順に進みます。',
  options: {
    type: 'object',
    required: ['save'],
    additionalProperties: false,
    properties: {
      save: {
        type: 'string',
        'x-kind': 'name:draft',
        description: 'いつも draft。できたかどうかは、式の draft.saved で分かります。',
      },
    },
  },
  effects: [{ do: 'saveDraft' }],
} as const satisfies StepKind;
