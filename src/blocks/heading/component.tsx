import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import { Heading } from '../../ui/heading.tsx';
import type { HeadingBlock } from './block.ts';

export default function HeadingView({ block }: BlockProps<HeadingBlock>) {
  return <Heading level={block.level}>{useEvaluated((evaluator, more) => evaluator.text(block.text, more))}</Heading>;
}
