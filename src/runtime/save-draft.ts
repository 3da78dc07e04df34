import { isDraftMissing } from './draft.ts';
import { numberOf } from './evaluator.ts';
import { type Failure, isRefusal } from './failure.ts';
import { handleBy, handleFailure } from './handle-failure.ts';
import { type CallUse, performCall } from './perform-call.ts';
import { isMeant, type Outcome, type Run } from './run.ts';

/**
 * Saves what was accepted. An error that a row of the save itself names ends the action as the row says (another tab has saved meanwhile);
 * what the portal refuses goes through the error order, like every call (the draft or the login is gone, and no later save can succeed).
 * Anything else never blocks, since what could not be saved is still in this tab and the next save sends all of it.
 */
export async function saveDraft(run: Run): Promise<Outcome> {
  const { core, service } = run.stage;
  const { draft, layout } = service;
  if (draft === null || isDraftMissing(run.stage)) return 'next';
  for (const step of draft.save) {
    if (!isMeant(run, step)) continue;
    const saved = await save(run, step.options as unknown as CallUse);
    if (saved !== null && saved !== 'next') return saved;
    if (saved !== null) continue;
    const { place, seconds, most } = layout.toast;
    const text = run.text(draft.onSaveFailureText);
    core.toasts.show({ text, tone: 'warning', place, seconds: numberOf(run, seconds) }, numberOf(run, most));
    break;
  }
  return 'next';
}

/** Null = not saved, and nobody says what to do. */
async function save(run: Run, use: CallUse): Promise<Outcome | null> {
  let isUnsaved = false;
  const onFailure = async (failure: Failure): Promise<Outcome> => {
    if (isRefusal(failure)) return handleFailure(run, failure, use.onError);
    const outcome = await handleBy(run, failure, [use.onError]);
    isUnsaved = outcome === null;
    return outcome ?? 'next';
  };
  // The portal may have done the one before without our hearing of it: told again, it says so, and what it answered is taken over first.
  const request = run.stage.core.calls.lost.get(use.call);
  const before = request && (await performCall(run, use, { request, onFailure }));
  const { outcome } = before?.body === null ? before : await performCall(run, use, { onFailure });
  return isUnsaved ? null : outcome;
}
