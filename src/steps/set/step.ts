import type { StepKind } from '../../model/vocabulary.ts';

/** Writes state (`state.name` or `state.name.member`). */
export const stepKind = {
  kind: 'set',
  says: 'state に値を入れます。',
  options: {
    type: 'object',
    required: ['set'],
    additionalProperties: false,
    properties: {
      set: {
        type: 'object',
        'x-keys': 'name:state',
        patternProperties: { '^state\\.': { 'x-kind': 'value' } },
        additionalProperties: false,
        description: '入れ先（state.名前）と値。',
      },
    },
  },
  effects: [{ do: 'write', values: 'set' }],
} as const satisfies StepKind;
