import type { ErrorRow } from '../model/step.ts';
import { findRow } from './error-rows.ts';
import type { Failure } from './failure.ts';
import type { Outcome, Run } from './run.ts';

/**
 * Takes a failure through the error order: the catalogue's `first`, then the lists of step, screen, service, and the catalogue's `otherwise`.
 * A handled failure ends the action, except that `ignore` goes on (`next`) and an `again` step asks for the call once more.
 */
export async function handleFailure(run: Run, failure: Failure, stepRows: readonly ErrorRow[]): Promise<Outcome> {
  const { core, screen, service } = run.stage;
  const { errors } = core.parts.catalog;
  core.host.report('failure', failure);
  const lists = [errors.first, stepRows, screen?.errors ?? [], service.errors, errors.otherwise];
  const row = findRow(
    failure,
    lists,
    errors.groups,
    failure.call === null ? null : core.calls.definition(failure.call),
  );
  if (row === undefined) throw new Error(`No row for the error ${failure.code}`);
  if (row.ignore) return 'next';
  const outcome = await run.failing(failure).steps(row.do);
  return outcome === 'again' ? 'again' : 'end';
}
