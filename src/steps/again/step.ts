import type { StepKind } from '../../model/vocabulary.ts';

/** In an error row: repeats the failed call and continues from there. */
export const stepKind = {
  kind: 'again',
  says: '失敗した呼び出しをもう一度行います。エラーの決まりの中だけで使えます。',
  options: {
    type: 'object',
    required: ['again'],
    additionalProperties: false,
    properties: { again: { const: true, type: 'boolean', description: 'いつも true。' } },
  },
  effects: [{ do: 'repeat' }, { do: 'stay', via: 'step' }, { do: 'end' }],
} as const satisfies StepKind;
