import type { StepKind } from '../../model/vocabulary.ts';

/** A short notification that disappears by itself. */
export const stepKind = {
  kind: 'toast',
  says: '短い知らせを出します。決まった時間で消えます。',
  options: {
    type: 'object',
    required: ['toast'],
    additionalProperties: false,
    properties: {
      toast: { 'x-kind': 'text', description: '知らせの文。' },
      tone: { type: 'string', enum: ['info', 'success', 'warning'], default: 'info', description: '知らせの調子。' },
    },
  },
  effects: [{ do: 'tell', text: 'toast' }],
} as const satisfies StepKind;
