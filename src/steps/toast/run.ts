import type { TextValue } from '../../model/expression.ts';
import type { Toast } from '../../runtime/contract/dialogs.ts';
import type { RunStep } from '../../runtime/run/run.ts';
import { numberOf } from '../../runtime/values/evaluator.ts';

export const run: RunStep = ({ toast, tone }: { readonly toast: TextValue; readonly tone: Toast['tone'] }, run) => {
  const { place, seconds, most } = run.stage.service.layout.toast;
  run.stage.core.toasts.show(
    { text: run.text(toast), tone, place, seconds: numberOf(run, seconds) },
    numberOf(run, most),
  );
  return 'next';
};
