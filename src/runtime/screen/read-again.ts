// chunk: acts
import type { AnyRecord } from '../../forms/record.ts';
import type { DataEntry } from '../../model/screen.ts';
import { forgetDraft } from '../flow/draft.ts';
import { checkBefore, checkedFlow } from '../flow/flow-navigation.ts';
import type { Outcome, Run } from '../run/run.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { holds, numberOf } from '../values/evaluator.ts';
import type { ScreenCore } from './screen-core.ts';
import { isActUnknown, tellBelow } from './tell-unknown.ts';

/** How an opened screen asks, as it did on opening. */
export interface Asking {
  askLogin(run: Run): Promise<boolean>;
  load(entry: DataEntry, run: Run): Promise<Outcome>;
  /** Is this still the screen to be shown, with what is filed and saved by now? Each false: it leads elsewhere. */
  redirectToEnd(run: Run, isSeen: boolean): Promise<boolean>;
  readStored(run: Run): Promise<boolean>;
  redirectToFirstOpen(run: Run): Promise<boolean>;
  /** All of it, from the beginning. */
  openAnew(run: Run): Promise<void>;
}

/** The page is shown again, from a check page on, or comes out of the browser's page cache. What was pressed goes on undisturbed, unless it waits for an answer in a dialog that another tab has made pointless by filing. */
export async function lookAgain(shared: ScreenCore, asking: Asking, isRestored: boolean): Promise<void> {
  const { core, service, screen, launch, stage, view } = shared;
  const isChecked = checkedFlow(stage, screen.name) !== null;
  const isWorking = view().working !== null;
  const isAsking = core.dialogs.store.getState().open.length > 0;
  if (view().phase !== 'ready' || (isWorking && !isAsking) || stage.signal.aborted) return;
  // On an input screen nothing is compared; what another tab has filed ends it there, too.
  if (isWorking || (!isRestored && !isChecked)) {
    if (core.local.isStored(storageKeys.filed)) await asking.redirectToEnd(shared.run(), true);
    return;
  }
  const again = screen.data.filter((entry) => entry.again.includes('restore'));
  const run = shared.run();
  // Meanwhile the person may have registered the phone, or logged out.
  core.login.forget();
  if (!(await asking.askLogin(run)) || (await launch?.pass(run)) === false) return;
  core.progressOf(service).current = false;
  if (isChecked && !((await asking.redirectToEnd(run, true)) && (await asking.readStored(run)))) return;
  // Something else is kept by now.
  if (view().phase === 'loading') return asking.openAnew(run);
  shared.update();
  if ((isChecked && !(await asking.redirectToFirstOpen(run))) || again.length === 0) return;
  for (const entry of again) if ((await asking.load(entry, run)) !== 'next') return;
  await run.steps(screen.enter);
}

/** The draft is loaded anew. */
export async function readDraft(shared: ScreenCore, start: () => Promise<void>): Promise<Outcome> {
  const { core, stage, screen, data, update } = shared;
  // Back to `loading` first: a drawn view might read state that is about to be cleared.
  update({ phase: 'loading', errors: [] });
  shared.endWatches();
  forgetDraft(core, stage);
  shared.fields.forget();
  for (const loaded of Object.keys(data)) delete data[loaded];
  // What was shown there is not what is loaded now.
  const check = checkBefore(stage, screen.name);
  if (check === null) await start();
  else await stage.goTo(check, {});
  return 'end';
}

/**
 * An action is over, and nobody knows whether what it wrote was carried out: what the screen read before says nothing of now. It is read again, without
 * a word and without touching inputs or state (what counts the acts stays as it was when this one was begun); what cannot be read is said to be of before.
 * Until an action tells what came of it, the screen says that it is unknown, and how to find out.
 */
export async function readAfterUnknown(shared: ScreenCore, run: Run, isUnknown: boolean): Promise<void> {
  const { core, screen, data, stage, view } = shared;
  const hasLeft = () => stage.signal.aborted || shared.hasLeft();
  // The portal may tell by now; then there is nothing that is unknown.
  const wasOpen = !hasLeft() && isActUnknown(shared);
  if (wasOpen) await (await import('./settle-unanswered.ts')).settleHere(shared, run);
  const isKnown = wasOpen && !isActUnknown(shared);
  let isOld = false;
  for (const { name, call, when, with: members } of screen.data) {
    if (hasLeft()) return;
    if (data[name] === undefined || core.calls.definition(call).effect !== 'none' || !holds(run, when)) continue;
    const body = run.value(members) as AnyRecord;
    const answer = await core.calls.send({ call, screenId: screen.id, body, signal: stage.signal, background: true });
    if (answer.kind === 'ok') data[name] = answer.body;
    else isOld = true;
  }
  if (hasLeft()) return;
  const { readBefore } = core.parts.catalog.shell.words;
  // It stays below the heading; who pressed something further down is told there, too.
  const { place, seconds, most } = stage.service.layout.toast;
  if (isOld && !view().reason.includes(readBefore))
    core.toasts.show({ text: readBefore, tone: 'info', place, seconds: numberOf(run, seconds) }, numberOf(run, most));
  // What was turned away before anybody looked at it is as unknown as it was.
  const isOpen = isUnknown && !isKnown;
  tellBelow(shared, { isUnknown: isOpen || isActUnknown(shared), isOld });
}
