import type { Block } from '../../model/block.ts';
import type { TextValue } from '../../model/expression.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export interface HeadingBlock extends Block {
  readonly text: TextValue;
  readonly level: 2 | 3;
}

export const blockKind: BlockKind = {
  kind: 'heading',
  says: '見出しを表示します。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['heading'],
    properties: {
      heading: { 'x-kind': 'text', 'x-as': 'text', description: '見出しの文言。' },
      level: { enum: [2, 3], default: 2, description: '見出しの段。2 が大きい見出しです。' },
    },
  },
  inDialog: 'yes',
};
