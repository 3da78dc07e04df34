import { keepResult, type NamedUse } from '../../runtime/run/keep-result.ts';
import { performCall } from '../../runtime/run/perform-call.ts';
import type { RunStep } from '../../runtime/run/run.ts';

export const run: RunStep = async (options: NamedUse, run) => {
  const { outcome, body } = await performCall(run, options);
  if (body !== null) keepResult(run, options, body);
  return outcome;
};
