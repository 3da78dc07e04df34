// chunk: checks
import type { Action } from '../../model/screen.ts';
import type { CallRequest } from '../calls/calls.ts';
import { type Failure, isRefusal } from '../calls/failure.ts';
import { handleBy, handleFailure } from '../run/handle-failure.ts';
import { type CallUse, performCall } from '../run/perform-call.ts';
import { isMeant, type Outcome, type Run } from '../run/run.ts';
import { numberOf } from '../values/evaluator.ts';
import { isDraftMissing } from './draft.ts';

/**
 * Saves the accepted values (`all`). A failure that the save's own error rows name ends the action as the row says (another tab has saved meanwhile).
 * A refusal goes through the usual error order (the draft or the login is gone, so no later save can succeed). Any other failure does not block: this
 * tab still has the values, the next save sends all of them, and `draft.saved` is false until then. `again`: failures are only reported, never
 * handled. `formats`, `asTyped`: the accepted values are left to the next save.
 */
export async function saveDraft(run: Run, why: Action['validate'] | 'again'): Promise<Outcome> {
  const { core, service } = run.stage;
  const { draft, layout } = service;
  if (draft === null || why === 'none' || isDraftMissing(run.stage)) return 'next';
  const way = core.progressOf(service);
  way.setSaved(false);
  if (why === 'formats' || why === 'asTyped') return 'next';
  const uses = draft.save.filter((step) => isMeant(run, step)).map(({ options }) => options as unknown as CallUse);
  const { lost } = run.stage.core.calls;
  // The portal may have performed an earlier save although its answer was lost. Each is sent again first, and its answer taken over.
  const again = uses
    .map((use) => ({ use, request: lost.get(use.call) }))
    .filter(({ request }) => request !== undefined);
  for (const { use, request } of [...again, ...uses.map((one) => ({ use: one, request: undefined }))]) {
    const saved = await save(run, use, why === 'again', request);
    if (saved === 'next') continue;
    if (saved !== null) return saved;
    const { place, seconds, most } = layout.toast;
    const text = run.text(draft.onSaveFailureText);
    core.toasts.show({ text, tone: 'warning', place, seconds: numberOf(run, seconds) }, numberOf(run, most));
    return 'next';
  }
  way.setSaved(true);
  return 'next';
}

/** Null = not saved, and the failure was not handled. */
async function save(
  run: Run,
  use: CallUse,
  isTold: boolean,
  request: CallRequest | undefined,
): Promise<Outcome | null> {
  let isUnsaved = false;
  const onFailure = async (failure: Failure): Promise<Outcome> => {
    if (!isTold && isRefusal(failure)) return handleFailure(run, failure, use.onError);
    const outcome = isTold ? null : await handleBy(run, failure, () => [use.onError]);
    isUnsaved = outcome === null;
    return outcome ?? 'next';
  };
  const { outcome } = await performCall(run, use, { ...(request && { request }), onFailure });
  return isUnsaved ? null : outcome;
}
