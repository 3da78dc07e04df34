import type { Scope, TextValue, Value } from '../../model/expression.ts';
import type { RunStep } from '../../runtime/run/run.ts';
import { storageKeys } from '../../runtime/storage/storage-keys.ts';

interface Options {
  readonly leave: string;
  readonly with: { readonly [name: string]: Value };
  readonly says?: TextValue;
}

/** Seconds within which the page that it leads to tells the reason. */
const tellWithin = 60;

export const run: RunStep = (options: Options, { stage, value, text }) => {
  if (options.says !== undefined) stage.core.session.set(storageKeys.leaveReason, text(options.says), tellWithin);
  stage.leave(options.leave, value(options.with) as Scope);
  return 'end';
};
