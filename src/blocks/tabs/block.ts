import { viewLinkSchema } from '../../model/link-schema.ts';
import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'tabs',
  says: 'タブで表示を切り替えます。一つ一つのタブに、アドレス（画面か url のパラメーター）があります。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['tabs', 'label', 'blocks'],
    properties: {
      tabs: { type: 'array', 'x-as': 'items', minItems: 2, description: 'タブの並び。', items: viewLinkSchema },
      label: { 'x-kind': 'text', description: 'タブの並び全体の名前。読み上げだけに使います。' },
      blocks: { 'x-kind': 'blocks', description: '選ばれているタブの内容。' },
    },
  },
  inDialog: 'no',
  late: true,
} as const satisfies BlockKind;

export type TabsBlock = BlockOf<typeof blockKind>;
