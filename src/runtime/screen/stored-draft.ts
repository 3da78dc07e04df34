// chunk: settling
import type { AnyRecord } from '../../forms/record.ts';
import { isRefusal } from '../calls/failure.ts';
import { forgetDraft } from '../flow/draft.ts';
import { checkBefore } from '../flow/flow-navigation.ts';
import { beginCallLoading } from '../run/call-loading.ts';
import { handleFailure } from '../run/handle-failure.ts';
import { type CallUse, requestOf } from '../run/perform-call.ts';
import type { Run } from '../run/run.ts';
import { memberAt } from '../values/member-path.ts';
import type { ScreenCore } from './screen-core.ts';
import { unansweredIn } from './unanswered.ts';

/** What tells one state of a draft from another. */
const version = ['id', 'revision'];

/**
 * On a check page, and behind it, what is shown is what the portal keeps. Where another tab or device has saved since, that is taken over and said, on
 * the check page; what only this tab has is not dropped: that they differ is said. What cannot be read blocks nobody, but nothing claims that it was.
 * `enterProcess`: the newer draft may be of another one.
 * @returns false: this leads elsewhere.
 */
export async function readStored(
  shared: ScreenCore,
  run: Run,
  enterProcess: (run: Run) => Promise<boolean>,
): Promise<boolean> {
  const { core, service, stage, screen, update } = shared;
  // Its answer may be that the draft is gone: that is told by what settles it.
  if (service.draft === null || unansweredIn(core, true).length > 0) return true;
  const use = service.draft.load.options as unknown as CallUse & { readonly into: string };
  const progress = core.progressOf(service);
  const answer = await core.calls.send(requestOf(run, use)).finally(beginCallLoading(run));
  if (stage.signal.aborted || answer.kind === 'aborted') return false;
  if (answer.kind === 'failed') {
    const { failure } = answer;
    const isGone = isRefusal(failure) || core.calls.definition(use.call).codes.includes(failure.code);
    return !isGone || (await handleFailure(run, failure, use.onError)) === 'next';
  }
  const here = memberAt({ state: stage.state.scope() }, use.into) as AnyRecord | undefined;
  const isSame = version.every((member) => answer.body[member] === here?.[member]);
  const { draftDiffers, draftRenewed } = core.parts.catalog.shell.words;
  if (!isSame && !progress.isSaved()) {
    update({ reason: draftDiffers });
    return true;
  }
  progress.current = true;
  if (isSame) return true;
  // A drawn view might read what is about to be cleared.
  update({ phase: 'loading', errors: [] });
  forgetDraft(core, stage);
  shared.fields.forget();
  stage.state.set(use.into, answer.body);
  if (service.draft.process !== null) stage.state.clear('state.process');
  if (!(await enterProcess(run))) return false;
  const check = checkBefore(stage, screen.name);
  if (check === null) progress.setReason(draftRenewed);
  else await stage.goTo(check, {}, draftRenewed);
  update({ reason: draftRenewed });
  return check === null;
}
