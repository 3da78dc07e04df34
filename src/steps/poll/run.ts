import type { LoadedOptions } from '../../model/loaded-of.ts';
import type { RunStep } from '../../runtime/run/run.ts';
import type { stepKind } from './step.ts';

export const run: RunStep<LoadedOptions<typeof stepKind>> = async (options, run) => {
  run.task.interruptible = true;
  try {
    const { runPoll } = await import('../../runtime/run/run-poll.ts');
    return await runPoll(run, options, options.as ?? options.poll, run.task.signal);
  } finally {
    run.task.interruptible = false;
  }
};
