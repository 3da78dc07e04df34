import type { Scope } from '../../model/expression.ts';
import type { LoadedOptions } from '../../model/loaded-of.ts';
import type { RunStep } from '../../runtime/run/run.ts';
import { storageKeys } from '../../runtime/storage/storage-keys.ts';
import type { stepKind } from './step.ts';

/** Seconds within which the page that it leads to tells the reason. */
const tellWithin = 60;

export const run: RunStep<LoadedOptions<typeof stepKind>> = (options, { stage, value, text }) => {
  if (options.says !== undefined) stage.core.session.set(storageKeys.leaveReason, text(options.says), tellWithin);
  stage.leave(options.leave, value(options.with) as Scope);
  return 'end';
};
