import { type CallUse, performCall } from '../../runtime/run/perform-call.ts';
import type { RunStep } from '../../runtime/run/run.ts';

interface Options extends CallUse {
  readonly as?: string;
  readonly into?: string;
}

export const run: RunStep = async (options: Options, run) => {
  const { outcome, body } = await performCall(run, options);
  if (body !== null) {
    run.keep(options.as ?? options.call, body);
    if (options.into !== undefined) run.stage.state.set(options.into, body);
  }
  return outcome;
};
