import type { StoreApi } from 'zustand/vanilla';
import type { Dialog } from '../../model/dialog.ts';
import type { Scope } from '../../model/expression.ts';
import { nestSettings } from '../../model/nested-settings.ts';
import type { FunctionEnvironment } from '../../model/vocabulary.ts';
import { createCalls } from '../calls/calls.ts';
import { noError } from '../calls/failure.ts';
import { createLogin } from '../calls/login.ts';
import { noOutcome } from '../calls/outcome.ts';
import type { Host } from '../contract/host.ts';
import type { PortalData, ShellView } from '../contract/portal.ts';
import { createDialogs } from '../dialogs/dialogs.ts';
import { createToasts } from '../dialogs/toasts.ts';
import { hasOrigin } from '../navigation/origin.ts';
import { createExpiringStorage } from '../storage/expiring-storage.ts';
import { intentScope } from '../storage/intent.ts';
import { createPersonWatch } from '../storage/person.ts';
import { createProgress, type Progress } from '../storage/progress.ts';
import { createServiceState, type ServiceState } from '../storage/state.ts';
import { typedScope } from '../storage/typed-scope.ts';
import { createEvaluator } from '../values/evaluator.ts';
import { createSettings } from '../values/settings.ts';
import type { Core } from './core.ts';
import { showFatal } from './fatal.ts';
import { knownParts } from './known-parts.ts';
import { beginLogin, greetAfterLogin } from './login-attempt.ts';

/** Wires the parts of a page load together. */
export function createCore(host: Host, parts: PortalData, shell: StoreApi<ShellView>): Core {
  const { catalog } = parts;
  const known = knownParts(catalog);
  const settings = createSettings(parts.settings);
  const nested = nestSettings(parts.settings);
  const storage = (kind: Storage) => createExpiringStorage(kind, host.now, host.report);
  const session = storage(host.sessionStorage);
  const local = storage(host.localStorage);
  const environment: FunctionEnvironment = {
    label(list, value) {
      const codes = known.code(list);
      return codes?.codes.find((code) => code.value === value)?.label ?? codes?.otherwise ?? undefined;
    },
    setting: (name) => parts.settings[name],
    now: host.now,
  };
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const baseScope = (): Scope => {
    const { login } = shell.getState();
    return {
      ...noError,
      ...noOutcome,
      ...typedScope(session),
      settings: nested,
      device: host.device,
      intent: intentScope(host),
      launch: core.launch,
      ...(login === null ? {} : { login }),
    };
  };
  const evaluator = createEvaluator(baseScope, parts.functions, environment);
  const dialogs = createDialogs();
  const calls = createCalls(
    host,
    known,
    evaluator,
    session,
    async () => {
      const { createIdempotencyKeys } = await import('../calls/idempotency.ts');
      return createIdempotencyKeys({ session, local, host, settings });
    },
    (seconds) => shell.setState({ sessionEndsAt: host.now() + seconds * 1000 }),
    createPersonWatch(host, session, local),
    () => core.callingLaunch,
    (...turn) => host.waitTurn(...turn).finally(turn[1] ? null : dialogs.beginLoading(null, 0)),
  );
  const states = new Map<string, ServiceState>();
  const progresses = new Map<string, Progress>();
  const isSessionOver = () => {
    const { sessionEndsAt } = shell.getState();
    return sessionEndsAt !== null && sessionEndsAt <= host.now();
  };
  const core: Core = {
    host,
    parts,
    settings,
    environment,
    shell,
    session,
    local,
    dialogs,
    toasts: createToasts(),
    evaluator,
    calls,
    login: createLogin(calls, catalog.shell, isSessionOver, (login) => {
      shell.setState(login.isLogin ? { login } : { login, sessionEndsAt: null });
      if (login.isLogin) greetAfterLogin(core);
      notifyListeners();
    }),
    launch: {},
    callingLaunch: null,
    baseScope,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stateOf: (service) =>
      getOrCreate(states, service.name, () => createServiceState(service, session, notifyListeners)),
    progressOf: (service) =>
      getOrCreate(progresses, service.name, () => createProgress(service.name, session, notifyListeners)),
    takeIn: known.add,
    codeList: known.code,
    async dialog(name, screen, service) {
      const isWanted = (dialog: Dialog) => dialog.name === name;
      const own = screen?.dialogs.find(isWanted);
      if (own !== undefined) return own;
      const found = [...(await host.loadRest(service)).dialogs, ...(await host.loadRest(catalog)).dialogs].find(
        isWanted,
      );
      if (found === undefined) throw new Error(`No dialog ${name}`);
      return found;
    },
    address(name) {
      const address = catalog.addresses.find((candidate) => candidate.name === name);
      if (address === undefined) throw new Error(`No address ${name}`);
      const url = attempt(() => String(evaluator.value(address.is as never) ?? ''), address.else === null);
      const isUsable = url !== '' && (!address.sameOrigin || core.isPortalAddress(url));
      return isUsable || address.else === null ? url : core.address(address.else);
    },
    isPortalAddress: (address) =>
      hasOrigin(address, [
        settings.text('portal.origin', '') || host.location().origin,
        ...settings.list('launch.origins'),
      ]),
    log(line) {
      // Off by default: who does not log does not load it.
      if (settings.flag('log.output'))
        import('./log.ts').then(
          (late) => late.sendLog(core, line),
          (error: unknown) => host.report('log', error),
        );
    },
    beginLogin: () => beginLogin(core),
    handleCrash: (error) => showFatal(core, error),
  };
  return core;
}

function getOrCreate<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** An address with a fallback may read launch data that never arrived; it then counts as empty. */
function attempt(task: () => string, isNeeded: boolean): string {
  try {
    return task();
  } catch (error) {
    if (isNeeded) throw error;
    return '';
  }
}
