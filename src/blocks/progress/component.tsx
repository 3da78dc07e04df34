// chunk: late-blocks
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
      .map(({ title, current, optional, shownWhen }) => ({
        title: evaluator.text(title, more),
        current,
        optional,
        open: optional && shownWhen === null && !current,
      })),
  );
  return steps.filter(({ optional }) => !optional).length < fewest ? null : <Progress steps={steps} />;
}
