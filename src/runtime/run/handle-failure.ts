import type { ErrorCatalog } from '../../model/catalog.ts';
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
  const { errors } = await core.host.loadRest(service);
  const field = screen?.fields.find(
    ({ name }) => name === failure.input?.field && screen.name === failure.input.screen,
  );
  if (field !== undefined) {
    run.stage.showErrors([{ field: field.name, message: failure.message, isPortals: true }]);
    return 'end';
  }
  const outcome = await handleBy(run, failure, ({ first, otherwise }) => [
    first,
    stepRows,
    screen?.errors ?? [],
    errors,
    otherwise,
  ]);
  if (outcome === null) throw new Error(`No row ${failure.code}`);
  return outcome;
}

/** Same with only the catalogue's `first`; null = none of its rows matches. */
export const handleByFirst = (run: Run, failure: Failure): Promise<Outcome | null> =>
  handleBy(run, failure, ({ first }) => [first]);

/** Same with only these lists. `listsOf`: of the catalogue's, and others. */
export async function handleBy(
  run: Run,
  failure: Failure,
  listsOf: (errors: ErrorCatalog) => readonly (readonly ErrorRow[])[],
): Promise<Outcome | null> {
  const { core } = run.stage;
  const { errors } = await core.host.loadRest(core.parts.catalog);
  const call = failure.call === null ? null : core.calls.definition(failure.call);
  const row = findRow(failure, listsOf(errors), errors.groups, call);
  if (row === undefined) return null;
  if (row.ignore) return 'next';
  const outcome = await run.failing(failure).steps(row.do);
  return outcome === 'again' ? 'again' : 'end';
}
