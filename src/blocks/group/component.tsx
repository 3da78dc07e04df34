import type { BlockProps } from '../../draw/block-props.ts';
import type { GroupBlock } from './block.ts';

/** Blocks under one condition, or what is printed alone. */
export default function GroupView({ block, draw }: BlockProps<GroupBlock>) {
  return block.alone ? <div className="ui-item ui-alone">{draw(block.blocks)}</div> : draw(block.blocks);
}
