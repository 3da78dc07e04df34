import type { StepKind } from '../../model/vocabulary.ts';

/** Puts state back to its start value. Where that is a draft, what was typed and accepted in the service is forgotten with it. */
export const stepKind: StepKind = {
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
};
