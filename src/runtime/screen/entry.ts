import { frameAddresses } from '../../model/frame-addresses.ts';
import type { DataEntry } from '../../model/screen.ts';
import type { Step } from '../../model/step.ts';
import type { Answer } from '../calls/answer.ts';
import { type Failure, madeFailure } from '../calls/failure.ts';
import type { ScreenRuntime } from '../contract/screen.ts';
import { fill } from '../fields/fill.ts';
import { isDraftMissing } from '../flow/draft.ts';
import {
  acceptEarlierScreens,
  checkedFlow,
  doneFlowOf,
  firstOpenBefore,
  isBegunAnew,
  isEnteredAside,
} from '../flow/flow-navigation.ts';
import { isEarlierResult, isWrongProcess, processAt, processStartedAt } from '../flow/process.ts';
import { beginCallLoading } from '../run/call-loading.ts';
import { handleFailure } from '../run/handle-failure.ts';
import { performCall, requestOf } from '../run/perform-call.ts';
import type { Outcome, Run, Stage } from '../run/run.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { holds } from '../values/evaluator.ts';
import type { ScreenCore } from './screen-core.ts';
import type { StartWatches } from './watches.ts';

/** No number of anything is longer; contracts refuse it, and the address is what is wrong. In UTF-16 units. */
const longestPathValue = 100;

/** Only where a page comes back, a write has no answer, or a draft is loaded anew. */
export const readAgain = () => import('./read-again.ts');

type Settling = typeof import('./settle-unanswered.ts');

/** Takes a screen from opening until it is ready. */
export type Entry = Pick<ScreenRuntime, 'start' | 'lookAgain'> & Pick<Stage, 'restart'>;

/**
 * ```
 * launch data -> guards, in order (is-login before the first that is a condition) -> acts without an answer are settled
 * -> what came of a launch, or redirect to what came of a flow, that is done -> process, draft, on check pages as the portal keeps it -> redirect to the first screen not done before a check page -> data -> enter -> ready, watches
 * ```
 * A failure on the way runs its steps; if these do not lead elsewhere, the stop page appears, since the screen has nothing to show.
 */
export function createEntry(shared: ScreenCore, startWatches: StartWatches): Entry {
  const { core, stage, screen, service, data, update, evaluator, launch, stop } = shared;
  const { host } = core;
  const progress = core.progressOf(service);

  const start = async (run: Run): Promise<void> => {
    if (progress.enter(screen.name)) stage.state.screenChanged();
    // The keys of what was typed and chosen in this service; that of its way, which opening the screen stores, ends with the name.
    const changed = core.session.get(storageKeys.personChanged);
    const isOther = changed === true || String(changed).includes(`.${service.name}.`);
    // Kept until a page is shown, wherever this one leads.
    if (isOther) core.session.set(storageKeys.personChanged, true, null);
    update({ reason: (isOther ? core.parts.catalog.shell.words.personChanged : '') + progress.reason() });
    const { externalAddress: external, loading } = screen;
    if (external !== null && core.address(external) !== '') return stage.leave(external);
    if (!hasKnownPath(shared)) return stage.leave(frameAddresses.notFound);
    const endLoading =
      loading !== null && holds(evaluator, loading.when)
        ? core.dialogs.beginLoading({ text: evaluator.text(loading.text), cancel: null }, 0)
        : () => {};
    try {
      const isIn =
        (await passGuards(run)) &&
        (await askLogin(run)) &&
        (await settleActs(run)) &&
        (await launch?.pass(run)) !== false &&
        (await redirectToEnd(run)) &&
        (await enterProcess(run)) &&
        (await readStored(run)) &&
        (await redirectToFirstOpen(run));
      if (isIn && progress.returnTo() === screen.name) progress.setReturnTo(null);
      const isReady = isIn && (await loadAll(run));
      if (isReady) await run.steps(screen.enter);
      if (stage.signal.aborted || shared.hasLeft()) return;
      if (!isReady) return stop('not entered');
    } finally {
      endLoading();
    }
    const errors = await errorsOfKept();
    if (stage.signal.aborted) return;
    update({ phase: 'ready', errors, foreseen: null });
    core.session.remove(storageKeys.personChanged);
    startWatches(null);
    for (const { name } of screen.data) if (data[name] !== undefined) startWatches(name);
    core.log({ screenId: screen.id, trigger: 'screen', level: 'info', detail: screen.name });
  };

  const openAnew = (run: Run): Promise<void> => {
    shared.endWatches();
    return start(run);
  };

  const errorsOfKept = async () =>
    (screen.actions.some(({ validate }) => validate === 'asTyped') && (await shared.judge?.load())?.errorsOfKept()) ||
    [];

  const passGuards = async (run: Run): Promise<boolean> => {
    for (const use of service.guards) {
      if (use.except.includes(screen.name)) continue;
      const guard = core.parts.catalog.guards.find(({ name }) => name === use.guard);
      if (guard === undefined) throw new Error(`No guard ${use.guard}`);
      let failure: Failure | null = null;
      let onFailure: readonly Step[] = guard.onFailure;
      if (guard.is === 'launch') {
        if (launch !== null && launch.code !== null) failure = madeFailure(launch.code, launch.detail);
        if (service.launch !== null && service.launch.onFailure.length > 0) onFailure = service.launch.onFailure;
      } else {
        if (!(await askLogin(run))) return false;
        if (!holds(run, guard.is)) failure = { ...madeFailure(guard.name), number: '' };
      }
      if (failure === null) continue;
      await run.failing(failure).steps(use.onFailure.length > 0 ? use.onFailure : onFailure);
      return false;
    }
    return true;
  };

  const askLogin = async (run: Run): Promise<boolean> => {
    if (service.shell !== null) return true;
    for (;;) {
      const { info, answer } = await core.login.ask(screen.id).finally(beginCallLoading(run));
      update();
      if (stage.signal.aborted) return false;
      if (info !== null) return true;
      if (answer.kind !== 'failed' || (await handleFailure(run, answer.failure, [])) !== 'again') return false;
    }
  };

  /** Loaded only where something may have no answer yet. */
  const settling = async (): Promise<Settling | null> => {
    const { calls, session, local } = core;
    if (calls.lost.size === 0 && !session.isStored(storageKeys.once) && !local.isStored(storageKeys.sent)) return null;
    const [module] = await Promise.all([import('./settle-unanswered.ts'), host.loadRest()]);
    return module;
  };

  /** What became of an act that no answer came to is known before anything else is done or claimed. */
  const settleActs = async (run: Run): Promise<boolean> => {
    const by = await settling();
    await by?.settleActs(shared, run);
    return !shared.hasLeft();
  };

  /** The screens of a flow that is done show what came of it, until it is begun anew. */
  const redirectToEnd = async (run: Run, isSeen = shared.isSeen): Promise<boolean> => {
    const reason = core.local.isStored(storageKeys.filed)
      ? await (await import('./filed-elsewhere.ts')).takeUpFiled(shared, run)
      : undefined;
    const flow = doneFlowOf(shared, screen.name);
    if (flow === null) return true;
    const { result, forgets } = flow.done;
    const isAnew = !isSeen && isBegunAnew(flow, screen.name, progress.ledFrom());
    if (isAnew) for (const path of forgets) stage.state.clear(path);
    else await stage.goTo(result, {}, reason);
    return isAnew;
  };

  const enterProcess = async (run: Run): Promise<boolean> => {
    if (isEarlierResult(run, screen.name)) return true;
    if (!isWrongProcess(run, screen.name)) {
      if (!(await loadDraft(run))) return false;
      const { draft } = service;
      const isUnknown = processAt(run, screen.name) === null;
      const ofDraft = isUnknown && draft !== null && !isDraftMissing(stage) ? String(run.value(draft.process)) : '';
      const process = isUnknown ? ofDraft || processStartedAt(run, screen.name) : '';
      if (process !== '') stage.state.set('state.process', process);
      if (!isWrongProcess(run, screen.name)) return true;
    }
    await run.steps(service.onWrongProcess);
    return false;
  };

  const loadDraft = async (run: Run): Promise<boolean> => {
    const { draft } = service;
    if (draft === null || !draft.screens.includes(screen.name) || !isDraftMissing(stage)) return true;
    const outcome = await run.steps([draft.load]);
    progress.current = true;
    update();
    return outcome === 'next';
  };

  const readStored = async (run: Run): Promise<boolean> =>
    service.draft === null ||
    progress.current ||
    checkedFlow(stage, screen.name) === null ||
    (await import('./stored-draft.ts')).readStored(shared, run, enterProcess);

  /** Redirects from a screen too far ahead to the first one not done; so a saved draft resumes where it was left, on any device. */
  const redirectToFirstOpen = async (run: Run): Promise<boolean> => {
    const isReturn = shared.fromApp !== null || isEnteredAside(run, screen.name);
    const open = await firstOpenBefore(run, screen.name, isReturn);
    if (open !== null) await stage.goTo(open, {});
    else if (isReturn) acceptEarlierScreens(stage, screen.name);
    return open === null;
  };

  const load = async (entry: DataEntry, run: Run, sent?: Promise<Answer>): Promise<Outcome> => {
    if (!holds(run, entry.when)) return 'next';
    const { outcome, body } = await performCall(run, entry, { sent });
    if (body !== null) {
      data[entry.name] = body;
      update();
      fill(shared.fields, entry.fills, run);
      update();
    }
    return outcome;
  };

  const loadAll = async (run: Run): Promise<boolean> => {
    const sent = screen.data.map((entry) =>
      screen.ahead.together.includes(entry.name) && holds(run, entry.when)
        ? core.calls.send(requestOf(run, entry))
        : undefined,
    );
    for (const [nth, entry] of screen.data.entries()) {
      // The failure's handling may have loaded it after all, through `restart`.
      if ((await load(entry, run, sent[nth])) !== 'next' && data[entry.name] === undefined) return false;
      // Whatever was done about a failure (a login, say) may be what the others failed for, too.
      if ((await sent[nth])?.kind === 'failed') sent.length = 0;
      if (shared.hasLeft()) return false;
    }
    return true;
  };

  return {
    async start() {
      host.report('screen', screen.name);
      try {
        const run = shared.run();
        await start(run);
        if (shared.view().phase !== 'ready') return;
        if (shared.fromApp !== null) await handleFailure(run, shared.fromApp, []);
        const by = await settling();
        if (by) await by.takeUpSaves(shared, run);
      } catch (error) {
        stop(error);
      }
    },
    async restart(name, run) {
      if (name === 'draft' && service.draft !== null)
        return (await readAgain()).readDraft(shared, () => start(shared.run()));
      const entry = screen.data.find((candidate) => candidate.name === name);
      if (entry === undefined) throw new Error(`No data ${name}`);
      const outcome = await load(entry, run);
      if (outcome === 'next' && shared.view().phase === 'ready') startWatches(name);
      return outcome;
    },
    lookAgain: (isRestored) =>
      readAgain()
        .then((by) =>
          by.lookAgain(
            shared,
            { askLogin, load, redirectToEnd, readStored, redirectToFirstOpen, openAnew },
            isRestored,
          ),
        )
        .catch(shared.handleError),
  };

  function hasKnownPath({ path }: ScreenCore): boolean {
    return Object.entries(screen.pathParams).every(([name, { codes }]) => {
      if ((path[name]?.length ?? 0) > longestPathValue) return false;
      const list = codes === null ? undefined : core.codeList(codes);
      return list === undefined || path[name] === undefined || list.codes.some(({ value }) => value === path[name]);
    });
  }
}
