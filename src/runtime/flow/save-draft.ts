import type { Action } from '../../model/screen.ts';
import { type Failure, isRefusal } from '../calls/failure.ts';
import { handleBy, handleFailure } from '../run/handle-failure.ts';
import { type CallUse, performCall } from '../run/perform-call.ts';
import { isMeant, type Outcome, type Run } from '../run/run.ts';
import { numberOf } from '../values/evaluator.ts';
import { isDraftMissing } from './draft.ts';

/**
 * Saves what was accepted (`all`). An error that a row of the save itself names ends the action as the row says (another tab has saved
 * meanwhile); what the portal refuses goes through the error order, like every call (the draft or the login is gone, and no later save can
 * succeed). Anything else never blocks, since what could not be saved is still in this tab and the next save sends all of it; until then
 * `draft.saved` does not hold. `again`: no failure leads anywhere, it is only told. `formats`, `asTyped`: what was taken over waits for the next save.
 */
export async function saveDraft(run: Run, why: Action['validate'] | 'again'): Promise<Outcome> {
  const { core, service } = run.stage;
  const { draft, layout } = service;
  if (draft === null || why === 'none' || isDraftMissing(run.stage)) return 'next';
  const way = core.progressOf(service);
  way.setSaved(false);
  if (why === 'formats' || why === 'asTyped') return 'next';
  for (const step of draft.save) {
    if (!isMeant(run, step)) continue;
    const saved = await save(run, step.options as unknown as CallUse, why === 'again');
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

/** Null = not saved, and nobody says what to do. */
async function save(run: Run, use: CallUse, isTold: boolean): Promise<Outcome | null> {
  let isUnsaved = false;
  const onFailure = async (failure: Failure): Promise<Outcome> => {
    if (!isTold && isRefusal(failure)) return handleFailure(run, failure, use.onError);
    const outcome = isTold ? null : await handleBy(run, failure, [use.onError]);
    isUnsaved = outcome === null;
    return outcome ?? 'next';
  };
  // The portal may have done the one before without our hearing of it: told again, it says so, and what it answered is taken over first.
  const request = run.stage.core.calls.lost.get(use.call);
  const before = request && (await performCall(run, use, { request, onFailure }));
  const { outcome } = before?.body === null ? before : await performCall(run, use, { onFailure });
  return isUnsaved ? null : outcome;
}
