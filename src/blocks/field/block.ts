import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'field',
  says: 'fields に書いた入力欄を表示します。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['field'],
    properties: { field: { 'x-kind': 'name:field', description: '入力欄の名前。' } },
  },
  inDialog: 'input',
} as const satisfies BlockKind;

export type FieldBlock = BlockOf<typeof blockKind>;
