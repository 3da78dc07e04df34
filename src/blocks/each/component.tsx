import type { BlockProps } from '../../draw/block-props.ts';
import { PlaceContext, useEvaluated, usePlace } from '../../draw/place.ts';
import type { EachBlock } from './block.ts';

/** Repeats the blocks for every item of a list, with `item` in scope. */
export default function EachView({ block, draw }: BlockProps<EachBlock>) {
  const place = usePlace();
  const items = useEvaluated((evaluator, more) => {
    const list = evaluator.evaluate(block.list, more);
    if (!Array.isArray(list)) throw new Error('No list');
    return list as readonly unknown[];
  });
  return items.map((item, index) => (
    <PlaceContext value={{ ...place, more: { ...place.more, item } }} key={keyOf(item, index)}>
      <div className="ui-item">{draw(block.blocks)}</div>
    </PlaceContext>
  ));
}

/** Items with an id keep their component when the list changes. */
function keyOf(item: unknown, index: number): string {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  return id === undefined ? `#${index}` : String(id);
}
