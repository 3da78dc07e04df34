import type { LoadedOptions } from '../../model/loaded-of.ts';
import type { RunStep } from '../../runtime/run/run.ts';
import { numberOf } from '../../runtime/values/evaluator.ts';
import type { stepKind } from './step.ts';

export const run: RunStep<LoadedOptions<typeof stepKind>> = ({ toast, tone }, run) => {
  const { place, seconds, most } = run.stage.service.layout.toast;
  run.stage.core.toasts.show(
    { text: run.text(toast), tone, place, seconds: numberOf(run, seconds) },
    numberOf(run, most),
  );
  return 'next';
};
