import { useEvaluated } from '../place.ts';
import type { BlockProps } from './block-props.ts';

export function TextBlock({ block }: BlockProps<'text'>) {
  return <p className="ui-text">{useEvaluated((evaluator, more) => evaluator.text(block.text, more))}</p>;
}
