import type { Block } from '../../model/block.ts';
import type { Expression } from '../../model/expression.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export interface EachBlock extends Block {
  readonly list: Expression;
  readonly blocks: readonly Block[];
}

export const blockKind: BlockKind = {
  kind: 'each',
  says: '並びの一つ一つについて表示します。中では item で読めます。',
  options: {
    type: 'object',
    'x-items': 'each',
    additionalProperties: false,
    required: ['each', 'blocks'],
    properties: {
      each: { 'x-kind': 'expression', 'x-type': 'list', 'x-as': 'list', description: '並び。例: procedure.sections' },
      blocks: { 'x-kind': 'blocks', 'x-item': true, description: '一つ一つについて表示するもの。' },
    },
  },
  inDialog: 'yes',
};
