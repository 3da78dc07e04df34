import type { Block } from '../../model/block.ts';
import type { TextValue } from '../../model/expression.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export interface BannerBlock extends Block {
  readonly text: TextValue;
  readonly tone: 'info' | 'warning' | 'error' | 'success';
  /** Read in document order, not announced: a permanent notice of the screen. */
  readonly isQuiet?: true;
}

export const blockKind: BlockKind = {
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
};
