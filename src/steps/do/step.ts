import type { StepKind } from '../../model/vocabulary.ts';

/** A group of steps under one condition. */
export const stepKind = {
  kind: 'do',
  says: '手順をまとめます。条件（when、unless）と合わせて使います。',
  options: {
    type: 'object',
    required: ['do'],
    additionalProperties: false,
    properties: { do: { 'x-kind': 'steps', description: '手順の並び。' } },
  },
  effects: [{ do: 'run', steps: 'do', how: 'here' }],
} as const satisfies StepKind;
