import type { Block } from '../../model/block.ts';
import type { TextValue } from '../../model/expression.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export interface TextBlock extends Block {
  readonly text: TextValue;
}

export const blockKind: BlockKind = {
  kind: 'text',
  says: '文章を表示します。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: { text: { 'x-kind': 'text', description: '表示する文章。' } },
  },
  inDialog: 'yes',
};
