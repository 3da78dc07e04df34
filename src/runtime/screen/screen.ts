import { createStore } from 'zustand/vanilla';
import { ExpressionError } from '../../expressions/expression-error.ts';
import { type AnyRecord, isRecord } from '../../forms/record.ts';
import type { Scope } from '../../model/expression.ts';
import { controlId, groupControlId } from '../contract/control-id.ts';
import type { FieldError, Foreseen, ScreenRuntime, ScreenView } from '../contract/screen.ts';
import type { Core } from '../core/core.ts';
import { loadOnce } from '../core/load-once.ts';
import type { FieldValues } from '../fields/field-values.ts';
import type { FormScreen } from '../fields/form-screen.ts';
import { createLoadedJudge } from '../fields/load-judge.ts';
import { isFilled } from '../fields/load-parts.ts';
import { appError, screenOfAppError } from '../navigation/app-error.ts';
import { cleanedSearch, urlParameters } from '../navigation/url-parameters.ts';
import { createRun } from '../run/run.ts';
import { createStage } from '../run/stage.ts';
import { endRedirectTo } from '../storage/change-intent.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { typedScope } from '../storage/typed-scope.ts';
import { createEvaluator, itemScope, type Knowing, withNames } from '../values/evaluator.ts';
import { screenScope } from '../values/screen-scope.ts';
import { createActions } from './actions.ts';
import { createEntry } from './entry.ts';
import { destinationOf, follow } from './links.ts';
import type { ScreenCore, ScreenParts } from './screen-core.ts';
import { createView } from './view-store.ts';
import { createWatches } from './watches.ts';

const loadAhead = loadOnce(async () => (await import('./looking-ahead.ts')).lookingAhead);

/** Shorter waits are not noticed: what is drawn meanwhile would only delay what is waited for. */
const noticedAfterMilliseconds = 100;

const noFields: FieldValues = {
  typed: {},
  shown: () => ({}),
  recordInput: () => {},
  forget: () => {},
  effective: () => ({}),
  items: () => [],
  isSuggested: () => false,
};

export function createScreen(core: Core, parts: ScreenParts): ScreenRuntime {
  const { runners, screen, service, route, path, openLaunch, fieldParts, dataForms, prefetchScreen } = parts;
  const { host } = core;
  const left = new AbortController();
  const state = core.stateOf(service);
  const search = host.location().search;
  const url = urlParameters(screen, search);
  const fromApp = appError(search);
  core.launch = {};
  core.callingLaunch = null;
  const isReturn = Object.keys(url).length > 0 || fromApp !== null;
  const launch = service.launch && (openLaunch?.(core, service, service.launch, isReturn) ?? null);
  const typed = storageKeys.typed(screen.service, screen.name);
  const store = {
    read: () => core.session.get(typed, isRecord),
    write: (values: AnyRecord) => core.session.set(typed, values, null),
  };
  const fields = fieldParts?.createFieldValues(core, screen, state, store, dataForms) ?? noFields;
  const data: Record<string, unknown> = {};
  let hasLeft = false;
  let lookAhead: (() => Foreseen) | null = null;

  const evaluatorOf = (scope: () => AnyRecord, knowing?: Knowing) =>
    createEvaluator(scope, core.parts.functions, core.environment, knowing);
  const scope = (): Scope =>
    screenScope(
      {
        ...core.baseScope(),
        launch: launch?.values ?? {},
        ...(launch && { launched: { done: core.callingLaunch?.isDone() === true } }),
        ...typedScope(
          core.session,
          (): boolean => fieldParts !== null && view.getState().phase === 'ready',
          service.name,
        ),
        url,
        path,
        route: { name: route.name, kind: route.kind },
        state: state.scope(),
        ...(service.draft && {
          draft: core.progressOf(service).draft(),
        }),
        ...data,
      },
      service.facts,
      (names, knowing) => evaluatorOf(() => names, knowing),
      fields.effective,
    );
  const namesNow = () => {
    const now = scope();
    return { scope: now, form: fields.shown(evaluatorOf(() => now)) };
  };
  const view = createView(() => ({
    phase: 'loading',
    reason: '',
    foreseen: null,
    ...namesNow(),
    errors: [],
    refusals: 0,
    dialogErrors: [],
    dialogRefusals: 0,
    working: null,
    deadlines: {},
  }));
  const locked = createStore<readonly string[]>(() => []);
  const update = (change: Partial<ScreenView> = {}) => {
    if (left.signal.aborted) return;
    view.setState({ ...change, ...namesNow() });
    if (lookAhead && view.getState().phase === 'loading') view.setState({ foreseen: lookAhead() });
  };
  const stage = createStage(core, {
    service,
    screen,
    state,
    runners,
    signal: left.signal,
    scope: () => view.getState().scope,
    path,
    isEntering: () => view.getState().phase === 'loading',
    onLeave: () => {
      hasLeft = true;
    },
    restart: (name, run) => entry.restart(name, run),
    forgetTyped: () => {
      fields.forget();
      core.session.remove(typed);
      // Nothing of it was mended: nobody is told so.
      update({ errors: [], refusals: 0 });
    },
    showErrors(errors: readonly FieldError[]) {
      const { refusals, dialogRefusals } = view.getState();
      const isInDialog = core.dialogs.store.getState().open.some((dialog) => dialog.screen === runtime);
      update(
        isInDialog ? { dialogErrors: errors, dialogRefusals: dialogRefusals + 1 } : { errors, refusals: refusals + 1 },
      );
    },
    ask(dialog, options, run) {
      if (fieldParts === null) throw new Error(`No inputs of ${dialog.name}`);
      return fieldParts.askInDialog(shared, runtime, dialog, options, run);
    },
    isFilled: (other) => isFilled(stage, other),
    onDeadlinesChange: (deadlines) => update({ deadlines }),
  });
  const evaluator = evaluatorOf(stage.scope);
  const stop = (error: unknown) => {
    host.report('stopped', error);
    watches.endAll();
    core.dialogs.closeOf(stage);
    update({ phase: 'stopped' });
  };
  const run = () => createRun(stage, { interruptible: false, signal: left.signal, interrupt: () => {} });
  const sending = fieldParts?.createSendByField({ core, stage, run }) ?? null;
  const form: FormScreen = {
    core,
    stage,
    screen,
    dataForms,
    fields,
    sending,
    evaluator,
    view: view.getState,
    update,
    run,
  };
  const shared: ScreenCore = {
    ...form,
    ...parts,
    sending,
    judge: fieldParts && createLoadedJudge(form),
    launch,
    fromApp,
    data,
    view: view.getState,
    hasLeft: () => hasLeft,
    locked,
    handleError: (error) => (error instanceof ExpressionError ? stop(error) : core.handleCrash(error)),
  };
  const actions = createActions(shared);
  const watches = createWatches(shared, actions.whenFree);
  const entry = createEntry(shared, watches, stop);
  let isPeeking = false;
  /** For evaluations during rendering: stopping has to wait until the render is over. */
  const guarded = <T>(task: () => T): T => {
    try {
      return task();
    } catch (error) {
      if (!isPeeking) queueMicrotask(() => stop(error));
      throw error;
    }
  };
  let started: Promise<void> | null = null;
  const endChanges = core.onChange(() => update());
  const reportAhead = (error: unknown) => host.report('prefetch', error);

  const runtime: ScreenRuntime = {
    screen,
    service,
    route,
    view,
    locked,
    hasForm: fieldParts !== null,
    prepare() {
      shared.judge?.load().catch(reportAhead);
    },
    prefetch() {
      loadAhead()
        .then(({ prefetchAround }) => prefetchAround(core, screen.name, prefetchScreen))
        .catch(reportAhead);
    },
    async foresee() {
      const { foresee } = await loadAhead();
      lookAhead = () => foresee(shared);
      update();
    },
    start() {
      if (started !== null) return started;
      // Comes first, so that it does not overwrite a navigation by a step.
      const elsewhere = fromApp === null ? null : screenOfAppError(core);
      if (elsewhere !== null) {
        host.navigate(`${elsewhere.slice(host.base.length)}${search}`, { replace: true });
        started = Promise.resolve();
        return started;
      }
      const cleaned = cleanedSearch(screen, search);
      if (cleaned !== null) {
        const { pathname } = host.location();
        endRedirectTo(core, pathname);
        host.navigate(`${pathname.slice(host.base.length)}${cleaned}`, { replace: true });
      }
      started = entry.start();
      setTimeout(() => {
        if (view.getState().phase === 'loading') runtime.foresee().catch(reportAhead);
      }, noticedAfterMilliseconds);
      return started;
    },
    act: actions.act,
    change({ screen: name, field, group }, item) {
      const key = group && guarded(() => evaluator.evaluate(group.key, itemScope(item)));
      const control = group ? groupControlId(group.name, key, field) : controlId(field);
      core.progressOf(service).setReturnTo(screen.name);
      core.progressOf(service).markPortalNavigation(null);
      const to = guarded(() => stage.addressOf(name, {}));
      host.navigate(field === '' ? to : `${to}#${control}`, { replace: false });
    },
    destination: (to, parameters) => guarded(() => destinationOf(stage, to, parameters)),
    follow(inApp, control) {
      core.progressOf(service).markPortalNavigation(null);
      follow(core, inApp, control);
    },
    items: (group) => guarded(() => fields.items(group, evaluator)),
    recordInput(field, value) {
      fields.recordInput(field, value);
      update();
      if (shared.judge !== null) fieldParts?.mendErrors(shared, shared.judge, field);
    },
    send: async (call, body, via) => (await sending?.send(call, body, via)) ?? { kind: 'ended' },
    hold: (name, why) => sending?.hold(name, why),
    async openDialog(name, item) {
      const dialog = await core.dialog(name, screen, service);
      if (left.signal.aborted) return 'closed';
      return core.dialogs.open({
        dialog,
        evaluator: item === undefined ? evaluator : evaluatorOf(() => withNames(stage.scope(), itemScope(item))),
        errorNumber: '',
        owner: stage,
        skipStacking: true,
      });
    },
    lookAgain: entry.lookAgain,
    evaluate: (expression, more) => guarded(() => evaluator.evaluate(expression, more)),
    value: (value, more) => guarded(() => evaluator.value(value, more)),
    text: (text, more) => guarded(() => evaluator.text(text, more)),
    peek(read) {
      isPeeking = view.getState().phase === 'loading';
      try {
        return read();
      } catch (error) {
        if (!isPeeking) throw error;
        return null;
      } finally {
        isPeeking = false;
      }
    },
    dispose() {
      if (left.signal.aborted) return;
      left.abort();
      endChanges();
      core.dialogs.closeOf(stage);
      state.screenLeft();
    },
  };
  return runtime;
}
