import type { AnyRecord } from '../../forms/record.ts';
import type { CallUse } from './perform-call.ts';
import type { Run } from './run.ts';

/** A use of a call whose result the steps after it read. */
export interface NamedUse extends CallUse {
  /** Default: the name of the call. */
  readonly as?: string;
  /** State path of the whole result. */
  readonly into?: string;
}

/** Gives the following steps the result of a call. */
export function keepResult(run: Run, { call, as, into }: NamedUse, body: AnyRecord): void {
  run.keep(as ?? call, body);
  if (into !== undefined) run.stage.state.set(into, body);
}
