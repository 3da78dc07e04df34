import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import type { Scope } from '../../model/expression.ts';
import type { Evaluator } from '../../runtime/contract/screen.ts';
import { Progress } from '../../ui/progress.tsx';
import type { ProgressBlock, ProgressStep } from './block.ts';

/** Of two steps nobody needs to be told. */
const fewest = 3;

export default function ProgressView({ block }: BlockProps<ProgressBlock>) {
  const steps = useEvaluated((evaluator, more) =>
    block.steps
      .filter((step) => step.current || isShown(evaluator, step, more))
      .map(({ title, current }) => ({ title: evaluator.text(title, more), current })),
  );
  return steps.length < fewest ? null : <Progress steps={steps} />;
}

/** Whether a later step is one can depend on what is not known yet. */
function isShown(evaluator: Evaluator, { shownWhen }: ProgressStep, more: Scope | undefined): boolean {
  try {
    return shownWhen === null || evaluator.evaluate(shownWhen, more) === true;
  } catch {
    return true;
  }
}
