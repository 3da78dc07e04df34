import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
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
} as const satisfies BlockKind;

export type EachBlock = BlockOf<typeof blockKind>;
