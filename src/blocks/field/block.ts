import type { Block } from '../../model/block.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export interface FieldBlock extends Block {
  readonly field: string;
}

export const blockKind: BlockKind = {
  kind: 'field',
  says: 'fields に書いた入力欄を表示します。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['field'],
    properties: { field: { 'x-kind': 'name:field', description: '入力欄の名前。' } },
  },
  inDialog: 'input',
};
