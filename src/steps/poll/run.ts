import type { RunStep } from '../../runtime/run/run.ts';
import type { PollStepOptions } from '../../runtime/run/run-poll.ts';

export const run: RunStep = async (options: PollStepOptions, run) => {
  run.task.interruptible = true;
  try {
    const { runPoll } = await import('../../runtime/run/run-poll.ts');
    return await runPoll(run, options, options.as ?? options.poll, run.task.signal);
  } finally {
    run.task.interruptible = false;
  }
};
