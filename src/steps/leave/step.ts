import type { StepKind } from '../../model/vocabulary.ts';

/** Leaves the app for an address of the catalogue, by a full page load. */
export const stepKind: StepKind = {
  kind: 'leave',
  says: 'このアプリを離れて、catalog/addresses の行き先へ移ります。',
  endsAction: true,
  options: {
    type: 'object',
    required: ['leave'],
    additionalProperties: false,
    properties: { leave: { type: 'string', 'x-kind': 'name:address', description: '行き先の名前。' } },
  },
  edges: ({ options }) => [{ to: { address: String(options.leave) }, via: 'step' }],
};
