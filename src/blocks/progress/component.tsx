import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import { Progress } from '../../ui/progress.tsx';
import type { ProgressBlock } from './block.ts';

/** Of two steps nobody needs to be told. */
const fewest = 3;

export default function ProgressView({ block }: BlockProps<ProgressBlock>) {
  const steps = useEvaluated((evaluator, more) =>
    block.steps
      .filter(({ shownWhen }) => shownWhen === null || evaluator.evaluate(shownWhen, more) === true)
      .map(({ title, current }) => ({ title: evaluator.text(title, more), current })),
  );
  return steps.length < fewest ? null : <Progress steps={steps} />;
}
