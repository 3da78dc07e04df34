import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'text',
  says: '文章を表示します。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: { text: { 'x-kind': 'text', description: '表示する文章。' } },
  },
  inDialog: 'yes',
} as const satisfies BlockKind;

export type TextBlock = BlockOf<typeof blockKind>;
