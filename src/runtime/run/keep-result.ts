import type { AnyRecord } from '../../forms/record.ts';
import type { CallUse } from './perform-call.ts';
import type { Run } from './run.ts';

/** Gives the following steps the result of a call. */
export function keepResult(run: Run, { call, as, into }: CallUse, body: AnyRecord): void {
  run.keep(as ?? call, body);
  if (into !== undefined) run.stage.state.set(into, body);
}
