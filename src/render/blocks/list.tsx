import { useEvaluated } from '../place.ts';
import type { BlockProps } from './block-props.ts';

export function ListBlock({ block }: BlockProps<'list'>) {
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
