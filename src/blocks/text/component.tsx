import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import type { TextBlock } from './block.ts';

export default function TextView({ block }: BlockProps<TextBlock>) {
  return <p className="ui-text">{useEvaluated((evaluator, more) => evaluator.text(block.text, more))}</p>;
}
