import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'banner',
  says: '目立つお知らせを表示します。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['banner'],
    properties: {
      banner: { 'x-kind': 'text', 'x-as': 'text', description: 'お知らせの文章。' },
      tone: { enum: ['info', 'warning', 'error', 'success'], default: 'info', description: 'お知らせの種類。' },
    },
  },
  inDialog: 'yes',
} as const satisfies BlockKind;

export type BannerBlock = BlockOf<typeof blockKind> & {
  /** Read in document order, not announced: a permanent notice of the screen (`notice`). */
  readonly isQuiet?: true;
};
