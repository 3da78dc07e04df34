import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
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
} as const satisfies BlockKind;

export type HeadingBlock = BlockOf<typeof blockKind>;
