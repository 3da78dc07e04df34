import type { ReactNode } from 'react';
import type { Block } from '../../model/block.ts';

/** Props of the component that draws the blocks of one kind. */
export interface BlockProps<Kind extends Block['kind']> {
  readonly block: Extract<Block, { readonly kind: Kind }>;
}

export interface Drawing {
  /** Draws the blocks inside a block. */
  draw(blocks: readonly Block[]): ReactNode;
}
