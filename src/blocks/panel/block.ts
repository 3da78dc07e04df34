import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'panel',
  says: '手続きが済んだことを、番号や次にすることと、一つの枠にまとめて表示します。始めの見出し（heading）に、何が済んだかを書きます。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['panel'],
    properties: { panel: { 'x-kind': 'blocks', 'x-as': 'blocks', description: '枠に入れる部品。' } },
  },
  inDialog: 'no',
  late: true,
} as const satisfies BlockKind;

export type PanelBlock = BlockOf<typeof blockKind>;
