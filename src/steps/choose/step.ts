import type { StepKind } from '../../model/vocabulary.ts';

/** Runs exactly one branch, the first whose condition holds. If none holds and there is no `otherwise`, it is a bug, shown as the stop page. */
export const stepKind = {
  kind: 'choose',
  says: '上から調べて、最初に当てはまる一つだけを行います。',
  options: {
    type: 'object',
    required: ['choose'],
    additionalProperties: false,
    properties: {
      choose: {
        type: 'array',
        minItems: 1,
        description: '場合の並び。',
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            when: { 'x-kind': 'condition', description: '当てはまる条件。' },
            otherwise: { type: 'null', description: 'ほかのどれでもないとき。最後に一つだけ書けます。' },
            do: {
              'x-kind': 'steps',
              default: [],
              description: 'そのときの手順。ほかの手順の語をそのまま書いてもかまいません。',
            },
          },
          'x-inline-step': 'do',
        },
      },
    },
  },
  effects: [{ do: 'branch', cases: 'choose' }],
} as const satisfies StepKind;
