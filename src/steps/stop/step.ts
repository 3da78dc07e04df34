import type { StepKind } from '../../model/vocabulary.ts';

/** Ends the action; the person stays on the screen. */
export const stepKind = {
  kind: 'stop',
  says: 'ここで操作を終えます。画面はそのままです。',
  options: {
    type: 'object',
    required: ['stop'],
    additionalProperties: false,
    properties: { stop: { const: true, type: 'boolean', description: 'いつも true。' } },
  },
  effects: [{ do: 'stay', via: 'step' }, { do: 'end' }],
} as const satisfies StepKind;
