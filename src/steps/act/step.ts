import type { StepKind } from '../../model/vocabulary.ts';

/** Runs another action's steps in place, so that steps shared by several buttons are written once. Inputs are not validated. */
export const stepKind = {
  kind: 'act',
  says: 'この画面のほかのアクションの手順を、ここで行います。入力は確かめません。そのアクションが終わるところで、このアクションも終わります。',
  options: {
    type: 'object',
    required: ['act'],
    additionalProperties: false,
    properties: { act: { type: 'string', 'x-kind': 'name:action', description: '行うアクションの名前。' } },
  },
  effects: [{ do: 'act', action: 'act' }],
} as const satisfies StepKind;
