import { viewLinkSchema } from '../../model/link-schema.ts';
import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'views',
  says: '表示を切り替えるリンクを並べます（url のパラメーターで分けた一つの画面の表示や、ひとまとまりの画面）。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['views'],
    properties: {
      views: { type: 'array', 'x-as': 'items', minItems: 2, description: 'リンクの並び。', items: viewLinkSchema },
      label: {
        'x-kind': 'text',
        default: '表示の切り替え',
        description: '並び全体の名前。読み上げだけに使います。',
      },
    },
  },
  inDialog: 'no',
  late: true,
} as const satisfies BlockKind;

export type ViewsBlock = BlockOf<typeof blockKind>;
