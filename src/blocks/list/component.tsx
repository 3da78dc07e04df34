import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import type { ListBlock } from './block.ts';

export default function ListView({ block }: BlockProps<ListBlock>) {
  const items = useEvaluated((evaluator, more) => block.items.map((item) => evaluator.text(item, more)));
  const Tag = block.ordered ? 'ol' : 'ul';
  return (
    <Tag className="ui-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a descriptor's list never changes its order.
        <li key={index}>{item}</li>
      ))}
    </Tag>
  );
}
