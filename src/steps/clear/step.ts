import type { StepKind } from '../../model/vocabulary.ts';

/** Puts state back to its start value. */
export const stepKind: StepKind = {
  kind: 'clear',
  says: 'state を始めの値に戻します。',
  endsAction: false,
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
  edges: () => [],
};
