import type { JsonSchema } from '../../model/json-schema.ts';
import type { Loaded } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

const options = {
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
} as const satisfies JsonSchema;

export const blockKind: BlockKind = {
  kind: 'fields',
  says: 'fields に書いた入力欄を、この順に表示します。',
  options,
  inDialog: 'input',
  becomes: ({ fields }: Loaded<typeof options>) => fields.map((field) => ({ kind: 'field', field })),
};
