import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'fold',
  says: '畳んでおき、押すと開きます。印刷すると、開いて出ます。ブラウザーのページ内の検索でも見つかります。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['fold', 'blocks'],
    properties: {
      fold: { 'x-kind': 'text', description: '押すところの言葉。押すと何が出るかを書きます。' },
      blocks: { 'x-kind': 'blocks', description: '畳んでおく部品。' },
      open: {
        'x-kind': 'expression',
        'x-type': 'flag',
        default: null,
        description: '始めから開いておくとき。書かなければ、いつも畳んでおきます。',
      },
    },
  },
  inDialog: 'yes',
  late: true,
} as const satisfies BlockKind;

export type FoldBlock = BlockOf<typeof blockKind>;
