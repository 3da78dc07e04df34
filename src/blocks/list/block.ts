import type { Block } from '../../model/block.ts';
import type { TextValue } from '../../model/expression.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export interface ListBlock extends Block {
  readonly items: readonly TextValue[];
  readonly ordered: boolean;
}

export const blockKind: BlockKind = {
  kind: 'list',
  says: '箇条書きを表示します。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: {
      list: {
        type: 'array',
        'x-as': 'items',
        minItems: 1,
        items: { 'x-kind': 'text' },
        description: '項目の並び。',
      },
      ordered: { type: 'boolean', default: false, description: 'true なら番号を付けます。' },
    },
  },
  inDialog: 'yes',
};
