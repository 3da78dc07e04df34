import type { BlockProps } from '../../draw/block-props.ts';
import type { GroupBlock } from './block.ts';

/** Blocks under one condition. */
export default function GroupView({ block, draw }: BlockProps<GroupBlock>) {
  return draw(block.blocks);
}
