import type { LoadedOptions } from '../../model/loaded-of.ts';
import { keepResult } from '../../runtime/run/keep-result.ts';
import { performCall } from '../../runtime/run/perform-call.ts';
import type { RunStep } from '../../runtime/run/run.ts';
import type { stepKind } from './step.ts';

export const run: RunStep<LoadedOptions<typeof stepKind>> = async (options, run) => {
  const { outcome, body } = await performCall(run, options);
  if (body !== null) keepResult(run, options, body);
  return outcome;
};
