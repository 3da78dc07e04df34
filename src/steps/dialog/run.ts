import type { LoadedOptions } from '../../model/loaded-of.ts';
import { businessError } from '../../runtime/calls/business-error.ts';
import type { Outcome, RunStep } from '../../runtime/run/run.ts';
import { runButtonSteps } from '../../runtime/run/run-button-steps.ts';
import type { stepKind } from './step.ts';

export const run: RunStep<LoadedOptions<typeof stepKind>> = async (options, run): Promise<Outcome> => {
  const { core, screen, service } = run.stage;
  const dialog = await core.dialog(options.dialog, screen, service);
  if (run.task.signal.aborted) return 'end';
  if (dialog.fields !== undefined) return run.stage.ask(dialog, options, run);
  const after = (button: string): Promise<Outcome> => runButtonSteps(run, options.then, button);
  const error = run.failure === null ? null : businessError(run.failure, run.text(dialog.title), after);
  if (error?.validation?.showDialog === false) return 'end';
  const button = await core.dialogs.open({
    dialog,
    evaluator: run,
    errorNumber: dialog.showsErrorNumber ? (run.failure?.number ?? '') : '',
    owner: run.stage,
    skipStacking: error?.skipStacking ?? false,
  });
  return (error?.afterCallback ?? after)(button);
};
