import type { DataEntry } from '../model/screen.ts';
import type { Step } from '../model/step.ts';
import { frameAddresses } from './core.ts';
import { holds } from './evaluator.ts';
import { type Failure, madeFailure } from './failure.ts';
import { isWrongProcess, processStartedAt } from './flow-way.ts';
import { handleFailure } from './handle-failure.ts';
import { performCall } from './perform-call.ts';
import type { Outcome, Run } from './run.ts';
import type { ScreenCore } from './screen.ts';
import type { Watches } from './watches.ts';

/** What happens from opening a screen until it is usable. */
export interface Entry {
  start(): Promise<void>;
  restart(data: string, run: Run): Promise<Outcome>;
  restored(): Promise<void>;
}

/**
 * ```
 * launch data -> guards, in order (is-login before the first that is a condition) -> process -> draft -> data -> enter -> ready, watches
 * ```
 * A failure on the way runs its steps; when they lead nowhere, the stop page says so, since the screen has nothing to show.
 */
export function createEntry(shared: ScreenCore, watches: Watches, stop: (error: unknown) => void): Entry {
  const { core, stage, screen, service, data, update, names, launch } = shared;
  const { host } = core;

  const start = async (run: Run): Promise<void> => {
    const way = core.wayOf(service);
    if (way.entered(screen.name)) stage.state.screenChanged();
    if (way.returnTo() === screen.name) way.setReturnTo(null);
    update();
    const external = screen.externalAddress === null ? '' : core.address(screen.externalAddress);
    if (external !== '') return stage.leave(screen.externalAddress ?? '');
    if (!hasKnownPath(shared)) return stage.leave(frameAddresses.notFound);
    const { loading } = screen;
    const endLoading =
      loading !== null && holds(names, loading.when)
        ? core.dialogs.beginLoading({ text: names.text(loading.text), cancel: null }, 0)
        : () => {};
    try {
      const isIn = (await passesGuards(run)) && (await askLogin(run)) && (await fitsProcess(run));
      const isReady = isIn && (await loadDraft(run)) && (await loadAll(run)) && (await entered(run));
      if (stage.signal.aborted || shared.hasLeft()) return;
      if (!isReady) return stop('the screen could not be entered');
    } finally {
      endLoading();
    }
    update({ phase: 'ready' });
    for (const after of [null, ...screen.data.map(({ name }) => name)]) watches.startAfter(after);
    core.log({ screenId: screen.id, trigger: 'screen', level: 'info', detail: screen.name });
    if (shared.fromApp !== null) await handleFailure(run, shared.fromApp, []);
  };

  const passesGuards = async (run: Run): Promise<boolean> => {
    for (const use of service.guards) {
      if (use.except.includes(screen.name)) continue;
      const guard = core.parts.catalog.guards.find(({ name }) => name === use.guard);
      if (guard === undefined) throw new Error(`No guard of the name ${use.guard}`);
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
    for (;;) {
      const { info, answer } = await core.login.ask(screen.id);
      update();
      if (stage.signal.aborted) return false;
      if (info !== null) return true;
      if (answer.kind !== 'failed' || (await handleFailure(run, answer.failure, [])) !== 'again') return false;
    }
  };

  const fitsProcess = async (run: Run): Promise<boolean> => {
    if (isWrongProcess(stage, screen.name)) {
      await run.steps(service.onWrongProcess);
      return false;
    }
    const process = stage.state.scope().process === undefined ? processStartedAt(run, screen.name) : null;
    if (process !== null) stage.state.set('state.process', process);
    return true;
  };

  const loadDraft = async (run: Run): Promise<boolean> => {
    const known = stage.state.scope();
    const isMissing = service.state.some(
      ({ name, lifetime }) => lifetime.keep === 'draft' && known[name] === undefined,
    );
    if (service.draft === null || !isMissing || core.shell.getState().login?.isLogin !== true) return true;
    return (await run.steps([service.draft.load])) === 'next';
  };

  const load = async (entry: DataEntry, run: Run): Promise<Outcome> => {
    if (!holds(run, entry.when)) return 'next';
    const { outcome, body } = await performCall(run, entry);
    if (body !== null) {
      data[entry.name] = body;
      update();
    }
    return outcome;
  };

  const loadAll = async (run: Run): Promise<boolean> => {
    for (const entry of screen.data) {
      // A handled failure may have loaded it after all, by `restart`.
      if ((await load(entry, run)) !== 'next' && data[entry.name] === undefined) return false;
      if (shared.hasLeft()) return false;
    }
    return true;
  };

  const entered = async (run: Run): Promise<boolean> => {
    await run.steps(screen.enter);
    return true;
  };

  return {
    async start() {
      host.report('screen', screen.name);
      try {
        await start(shared.run());
      } catch (error) {
        stop(error);
      }
    },
    async restart(name, run) {
      const entry = screen.data.find((candidate) => candidate.name === name);
      if (entry === undefined) throw new Error(`No data of the name ${name}`);
      const outcome = await load(entry, run);
      if (outcome === 'next' && shared.view().phase === 'ready') watches.startAfter(name);
      return outcome;
    },
    async restored() {
      const again = screen.data.filter((entry) => entry.again.includes('restore'));
      if (again.length === 0 || shared.view().phase !== 'ready') return;
      try {
        const run = shared.run();
        for (const entry of again) if ((await load(entry, run)) !== 'next') return;
        await run.steps(screen.enter);
      } catch (error) {
        shared.caught(error);
      }
    },
  };

  function hasKnownPath({ path }: ScreenCore): boolean {
    return Object.entries(screen.pathParams).every(([name, { codes }]) => {
      const list = codes === null ? undefined : core.parts.catalog.codes.find((candidate) => candidate.name === codes);
      return list === undefined || path[name] === undefined || list.codes.some(({ value }) => value === path[name]);
    });
  }
}
