import type { ReactNode } from 'react';
import type { Block } from '../model/block.ts';

/** Props of the component that draws the blocks of one kind. */
export interface BlockProps<Kind extends Block = Block> {
  readonly block: Kind;
  /** Draws the blocks inside a block. */
  draw(blocks: readonly Block[]): ReactNode;
}
