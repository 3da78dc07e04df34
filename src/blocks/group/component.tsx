import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import type { GroupBlock } from './block.ts';

/** Blocks under one condition, or what is printed alone. */
export default function GroupView({ block, draw }: BlockProps<GroupBlock>) {
  const margin = useEvaluated((evaluator, more) => block.margin && evaluator.text(block.margin, more));
  if (!block.alone) return draw(block.blocks);
  return (
    <div className="ui-item ui-alone" data-margin={margin}>
      {draw(block.blocks)}
    </div>
  );
}
