import type { Block } from '../../model/block.ts';

/** Props of the component that draws the blocks of one kind. */
export interface BlockProps<Kind extends Block['kind']> {
  readonly block: Extract<Block, { readonly kind: Kind }>;
}
