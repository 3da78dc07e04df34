import type { Block } from '../../model/block.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export interface GroupBlock extends Block {
  readonly blocks: readonly Block[];
}

export const blockKind: BlockKind = {
  kind: 'group',
  says: 'まとめて表示します。同じ条件（shownWhen）の部品が続くときに使います。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['group'],
    properties: { group: { 'x-kind': 'blocks', 'x-as': 'blocks', description: 'まとめる部品。' } },
  },
  inDialog: 'yes',
};
