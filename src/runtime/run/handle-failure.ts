import type { ErrorRow } from '../../model/step.ts';
import { findRow } from '../calls/error-rows.ts';
import type { Failure } from '../calls/failure.ts';
import type { Outcome, Run } from './run.ts';

/**
 * Takes a failure through the error order: the catalogue's `first`, then the lists of step, screen and service, then the catalogue's `otherwise`. A
 * handled failure ends the action, except that `ignore` continues (`next`) and an `again` step repeats the call. An input of this screen that the
 * portal refused is told at the input.
 */
export async function handleFailure(run: Run, failure: Failure, stepRows: readonly ErrorRow[]): Promise<Outcome> {
  const { core, screen, service } = run.stage;
  core.host.report('failure', failure);
  await core.host.loadRest();
  const { errors } = core.parts.catalog;
  const lists = [errors.first, stepRows, screen?.errors ?? [], service.errors, errors.otherwise];
  const field = screen?.fields.find(
    ({ name }) => name === failure.input?.field && screen.name === failure.input.screen,
  );
  if (field !== undefined) {
    run.stage.showErrors([{ field: field.name, message: failure.message, isPortals: true }]);
    return 'end';
  }
  const outcome = await handleBy(run, failure, lists);
  if (outcome === null) throw new Error(`No row for the error ${failure.code}`);
  return outcome;
}

/** Same with only the catalogue's `first`; null = none of its rows matches. */
export async function handleByFirst(run: Run, failure: Failure): Promise<Outcome | null> {
  const { core } = run.stage;
  await core.host.loadRest();
  return handleBy(run, failure, [core.parts.catalog.errors.first]);
}

/** Same with only these lists. */
export async function handleBy(
  run: Run,
  failure: Failure,
  lists: readonly (readonly ErrorRow[])[],
): Promise<Outcome | null> {
  const { core } = run.stage;
  await core.host.loadRest();
  const call = failure.call === null ? null : core.calls.definition(failure.call);
  const row = findRow(failure, lists, core.parts.catalog.errors.groups, call);
  if (row === undefined) return null;
  if (row.ignore) return 'next';
  const outcome = await run.failing(failure).steps(row.do);
  return outcome === 'again' ? 'again' : 'end';
}
