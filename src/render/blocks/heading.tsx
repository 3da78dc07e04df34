import { Heading } from '../../ui/heading.tsx';
import { useEvaluated } from '../place.ts';
import type { BlockProps } from './block-props.ts';

export function HeadingBlock({ block }: BlockProps<'heading'>) {
  return <Heading level={block.level}>{useEvaluated((evaluator, more) => evaluator.text(block.text, more))}</Heading>;
}
