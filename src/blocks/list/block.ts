import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
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
      bring: {
        type: 'boolean',
        description: '用意するものの並びに、true と書きます。「お困りのとき」のページにも出ます。',
      },
      ordered: { type: 'boolean', default: false, description: 'true なら番号を付けます。' },
    },
  },
  inDialog: 'yes',
} as const satisfies BlockKind;

export type ListBlock = BlockOf<typeof blockKind>;
