import { createStore } from 'zustand/vanilla';
import { ExpressionError } from '../expressions/expression-error.ts';
import { type AnyRecord, isRecord } from '../forms/record.ts';
import type { Route, Screen } from '../model/screen.ts';
import type { Service } from '../model/service.ts';
import { createActions } from './actions.ts';
import { appError, screenOfAppError } from './app-error.ts';
import type { CompiledForm } from './contract/host.ts';
import type { Evaluator, FieldError, PathValues, ScreenRuntime, ScreenView } from './contract/screen.ts';
import { controlId, groupControlId } from './control-id.ts';
import type { Core } from './core.ts';
import type { DataForms } from './data-forms.ts';
import { createEntry } from './entry.ts';
import { createEvaluator, itemScope, withNames } from './evaluator.ts';
import type { Failure } from './failure.ts';
import type { FieldParts } from './field-parts.ts';
import type { FieldValues } from './field-values.ts';
import { endRedirectTo } from './intent.ts';
import type { LaunchResult } from './launch.ts';
import { destinationOf, follow } from './links.ts';
import type { openLaunch } from './open-launch.ts';
import { createRun, type Run, type Stage } from './run.ts';
import { screenScope } from './screen-scope.ts';
import type { SendByField } from './send-by-field.ts';
import { createStage } from './stage.ts';
import { storageKeys } from './storage-keys.ts';
import { cleanedSearch, urlParameters } from './url-parameters.ts';
import { createWatches } from './watches.ts';

export interface ScreenParts {
  readonly screen: Screen;
  readonly service: Service;
  readonly route: Route;
  readonly path: PathValues;
  /** The person was at this address before and is back by the browser: a reload, back, forward. */
  readonly isSeen: boolean;
  /** null = the service is not launched by others. */
  readonly openLaunch: typeof openLaunch | null;
  /** null = no fields. */
  readonly form: CompiledForm | null;
  /** Of the repeated fields, in the order of the screen's groups. */
  readonly groupForms: readonly CompiledForm[];
  /** null = no fields. */
  readonly fieldParts: FieldParts | null;
  /** null = no inputs come as data. */
  readonly dataForms: DataForms | null;
}

/** What the parts of one running screen share. */
export interface ScreenCore extends ScreenParts {
  readonly core: Core;
  readonly stage: Stage;
  readonly names: Evaluator;
  readonly fields: FieldValues;
  /** null = no fields. */
  readonly sending: SendByField | null;
  /** What the calling service handed over; null = the service is not launched by others. */
  readonly launch: LaunchResult | null;
  /** How the app failed from which the person came back; null = no error. */
  readonly fromApp: Failure | null;
  /** Results of `data`, by entry name. */
  readonly data: Record<string, unknown>;
  view(): ScreenView;
  /** Publishes a new view with a fresh scope. */
  update(change?: Partial<ScreenView>): void;
  /** True once a step has led away. */
  hasLeft(): boolean;
  /** A run of its own: entering, a watch. Only leaving the screen ends it. */
  run(): Run;
  /** A bug came up: the stop page for an expression that failed, the fatal message for anything else. */
  caught(error: unknown): void;
}

const noFields: FieldValues = {
  typed: {},
  shown: () => ({}),
  type: () => {},
  forget: () => {},
  effective: () => ({}),
  items: () => [],
  accept: () => {},
};

export function createScreen(core: Core, parts: ScreenParts): ScreenRuntime {
  const { screen, service, route, path, isSeen, openLaunch, form, fieldParts, dataForms } = parts;
  const { host } = core;
  const left = new AbortController();
  const state = core.stateOf(service);
  const search = host.location().search;
  const url = urlParameters(screen, search);
  const fromApp = appError(search);
  core.launch = {};
  core.callingLaunch = null;
  const isReturn = Object.keys(url).length > 0 || fromApp !== null;
  const launch = service.launch && (openLaunch?.(core, service, service.launch, { isReturn, isSeen }) ?? null);
  const typed = storageKeys.typed(screen.service, screen.name);
  const store = {
    read: () => core.session.get(typed, isRecord),
    write: (values: AnyRecord) => core.session.set(typed, values, null),
  };
  const fields = fieldParts?.createFieldValues(core, screen, state, store, dataForms) ?? noFields;
  const data: Record<string, unknown> = {};
  let hasLeft = false;

  const evaluatorOf = (scope: () => AnyRecord) => createEvaluator(scope, core.parts.functions, core.environment);
  const scope = () =>
    screenScope(
      {
        ...core.baseScope(),
        launch: launch?.values ?? {},
        url,
        path,
        route: { name: route.name, kind: route.kind },
        state: state.scope(),
        ...(service.draft && { draft: { saved: core.wayOf(service).isSaved() } }),
        ...data,
      },
      service.facts,
      (names) => evaluatorOf(() => names),
      fields.effective,
    );
  const namesNow = () => {
    const now = scope();
    return { scope: now, form: fields.shown(evaluatorOf(() => now)) };
  };
  const view = createStore<ScreenView>(() => ({
    phase: 'loading',
    ...namesNow(),
    errors: [],
    refusals: 0,
    dialogErrors: [],
    dialogRefusals: 0,
    locked: [],
    working: null,
    deadlines: {},
  }));
  const update = (change: Partial<ScreenView> = {}) => {
    if (!left.signal.aborted) view.setState({ ...change, ...namesNow() });
  };
  const stage = createStage(core, {
    service,
    screen,
    state,
    signal: left.signal,
    scope: () => view.getState().scope,
    path,
    isEntering: () => view.getState().phase === 'loading',
    moving: () => {
      hasLeft = true;
    },
    restart: (name, run) => entry.restart(name, run),
    forgetTyped: () => {
      fields.forget();
      update();
    },
    showErrors(errors: readonly FieldError[]) {
      const { refusals, dialogRefusals } = view.getState();
      const isInDialog = core.dialogs.store.getState().open.some((dialog) => dialog.screen === runtime);
      update(
        isInDialog ? { dialogErrors: errors, dialogRefusals: dialogRefusals + 1 } : { errors, refusals: refusals + 1 },
      );
    },
    ask(dialog, options, run) {
      if (fieldParts === null) throw new Error(`No inputs for the dialog ${dialog.name}`);
      return fieldParts.askInDialog(shared, runtime, dialog, options, run);
    },
    deadlinesChanged: (deadlines) => update({ deadlines }),
  });
  const names = evaluatorOf(stage.scope);
  const stop = (error: unknown) => {
    host.report('stopped', error);
    watches.endAll();
    core.dialogs.closeOf(stage);
    update({ phase: 'stopped' });
  };
  const run = () => createRun(stage, { interruptible: false, signal: left.signal, interrupt: () => {} });
  const sending = fieldParts?.createSendByField({ core, stage, run }) ?? null;
  const shared: ScreenCore = {
    ...parts,
    core,
    stage,
    names,
    fields,
    sending,
    launch,
    fromApp,
    data,
    view: view.getState,
    update,
    hasLeft: () => hasLeft,
    run,
    caught: (error) => (error instanceof ExpressionError ? stop(error) : core.crashed(error)),
  };
  const watches = createWatches(shared);
  const entry = createEntry(shared, watches, stop);
  const actions = createActions(shared);
  /** What a view asks for while it is drawn: the stop page comes after the drawing. */
  const guarded = <T>(task: () => T): T => {
    try {
      return task();
    } catch (error) {
      queueMicrotask(() => stop(error));
      throw error;
    }
  };
  let started: Promise<void> | null = null;
  const endChanges = core.onChange(() => update());

  const runtime: ScreenRuntime = {
    screen,
    service,
    route,
    view,
    form,
    start() {
      if (started !== null) return started;
      // First of all, so that a step that leads away is not overwritten.
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
      return started;
    },
    act: actions.act,
    change({ screen: name, field, group }, item) {
      const key = group && guarded(() => names.evaluate(group.key, itemScope(item)));
      const control = group ? groupControlId(group.name, key, field) : controlId(field);
      core.wayOf(service).setReturnTo(screen.name);
      core.wayOf(service).leads(null);
      const to = guarded(() => stage.addressOf(name, {}));
      host.navigate(field === '' ? to : `${to}#${control}`, { replace: false });
    },
    destination: (to, parameters) => guarded(() => destinationOf(stage, to, parameters)),
    follow(inApp, control) {
      core.wayOf(service).leads(null);
      follow(core, inApp, control);
    },
    items: (group) => guarded(() => fields.items(group, names)),
    typed(field, value) {
      fields.type(field, value);
      // Errors stay as they were said until the next submit: a list that shrinks while typing would move the page under the finger.
      update();
    },
    send: async (call, body) => (await sending?.send(call, body)) ?? { kind: 'ended' },
    openDialog: (name, item) =>
      core.dialogs.open({
        dialog: core.dialog(name, [...screen.dialogs, ...service.dialogs]),
        names: item === undefined ? names : evaluatorOf(() => withNames(stage.scope(), itemScope(item))),
        errorNumber: '',
        owner: stage,
        skipStacking: true,
      }),
    restored: entry.restored,
    evaluate: (expression, more) => guarded(() => names.evaluate(expression, more)),
    value: (value, more) => guarded(() => names.value(value, more)),
    text: (text, more) => guarded(() => names.text(text, more)),
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
