import type { StepKind } from '../../model/vocabulary.ts';

/** Resets state to its start value. For a draft, everything typed and accepted in the service is dropped with it. */
export const stepKind = {
  kind: 'clear',
  says: 'state を始めの値に戻します。一時保存（keep: draft）を戻すと、この手続きで入力した内容も忘れます。',
  options: {
    type: 'object',
    required: ['clear'],
    additionalProperties: false,
    properties: {
      clear: {
        type: ['string', 'array'],
        'x-kind': 'name:state',
        items: { type: 'string', 'x-kind': 'name:state' },
        description: '戻す state。一つ、または並び。',
      },
    },
  },
  effects: [{ do: 'reset', paths: 'clear' }],
} as const satisfies StepKind;
