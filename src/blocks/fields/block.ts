import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind: BlockKind = {
  kind: 'fields',
  says: 'fields に書いた入力欄を、この順に表示します。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['fields'],
    properties: {
      fields: {
        type: 'array',
        'x-single': true,
        items: { 'x-kind': 'name:field' },
        minItems: 1,
        description: '入力欄の名前の並び。',
      },
    },
  },
  inDialog: 'input',
  becomes: ({ fields }) => (fields as readonly string[]).map((field) => ({ kind: 'field', field })),
};
