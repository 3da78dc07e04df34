import { createStore } from 'zustand/vanilla';
import { ExpressionError } from '../../expressions/expression-error.ts';
import { frameAddresses } from '../../model/frame-addresses.ts';
import type { Host } from '../contract/host.ts';
import type { PortalParts, PortalRuntime, ShellView } from '../contract/portal.ts';
import type { ScreenRuntime } from '../contract/screen.ts';
import { createCore } from '../core/create-core.ts';
import { loadDataForms, loadFieldParts } from '../fields/load-parts.ts';
import { matchPath } from '../navigation/routes.ts';
import { openMatch, shellAt } from '../navigation/shells.ts';
import { cleanedSearch } from '../navigation/url-parameters.ts';
import type { RunStep } from '../run/run.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { createInsight } from './insight.ts';
import { loadLaunch, loadScreenParts, prefetchScreen } from './prefetch.ts';
import type { sessionActs } from './session-acts.ts';
import { noteWebview } from './webview.ts';

/** The runtime of one page load. */
export function createPortal(host: Host, parts: PortalParts<RunStep>): PortalRuntime {
  const shell = createStore<ShellView>(() => ({
    login: null,
    webview: false,
    sessionEndsAt: null,
    updateAvailable: false,
    offline: false,
  }));
  const core = createCore(host, parts, shell);
  const insight = createInsight(core);
  const { manifest, catalog } = parts;
  noteWebview(core);
  const pathHere = () => host.location().pathname.slice(host.base.length);
  /** Screen id of the current address, for calls made outside a screen. */
  const screenIdHere = () => {
    const match = matchPath(manifest, pathHere());
    const name = match !== null && 'screen' in match ? match.screen : '';
    return manifest.screens.find((screen) => screen.name === name)?.id ?? '';
  };
  /**
   * Runs a frame button's action. Its whole chunk is loaded before the portal is called, so that a chunk failing to load cannot leave the person's
   * data behind.
   */
  const act = async (name: keyof typeof sessionActs): Promise<void> => {
    try {
      const { sessionActs } = await import('./session-acts.ts');
      await sessionActs[name](core, parts.runners, screenIdHere());
    } catch (error) {
      core.handleCrash(error);
    }
  };
  let current: ScreenRuntime | null = null;
  let visited: Promise<void> | null = null;
  const visit = async () => {
    const { info } = await core.login.askAhead(screenIdHere());
    if (info?.isLogin !== true) return;
    for (const call of catalog.shell.visitCalls) {
      const answer = await core.calls.send({ call, screenId: screenIdHere(), body: {} });
      if (answer.kind === 'failed') host.report('background', answer.failure);
    }
  };

  return {
    manifest,
    catalog,
    settings: parts.settings,
    shell,
    dialogs: core.dialogs.store,
    toasts: core.toasts.store,
    insight: insight.store,
    evaluator: core.evaluator,
    loadRest: host.loadRest,
    match: (pathname) => openMatch(core, pathname),
    shellAt: (pathname) => shellAt(core, pathname),
    async openScreen(name, route, path, isSeen = false) {
      noteWebview(core);
      const known = manifest.screens.find((candidate) => candidate.name === name);
      if (known === undefined) throw new Error(`No screen ${name}`);
      const hasFields = known.schemaHash !== '';
      // The manifest lists all parts, so they load in one round trip instead of three.
      prefetchScreen(host, known);
      const loadingService = host.loadService(known.service);
      const [screen, service, createScreen, openLaunch, fieldParts] = await Promise.all([
        host.loadScreen(name),
        loadingService,
        loadScreenParts(),
        loadingService.then(({ launch }) => (launch === null ? null : loadLaunch())),
        hasFields ? loadFieldParts() : null,
      ]);
      core.takeIn(service);
      const dataForms = await loadDataForms(host, screen);
      if (cleanedSearch(screen, host.location().search) !== null) {
        const { takeHandedOver } = await import('../storage/handed-over.ts');
        takeHandedOver(core, service.name);
      }
      current = createScreen(core, {
        runners: parts.runners,
        screen,
        service,
        route,
        path,
        isSeen,
        openLaunch,
        fieldParts,
        dataForms,
        prefetchScreen: (other) => prefetchScreen(host, other),
      });
      return current;
    },
    async openBare(name) {
      const [service, { createBare }] = await Promise.all([host.loadService(name), import('./bare.ts')]);
      core.takeIn(service);
      const run = createBare(core, parts.runners, service);
      try {
        // A service without `bare` steps has no bare path: treat it as not found.
        if (service.bare.length === 0) run.stage.leave(frameAddresses.notFound);
        await run.steps(service.bare);
      } catch (error) {
        core.handleCrash(error);
      }
    },
    forgetLogin: core.login.forget,
    dismissToast: core.toasts.dismiss,
    setOffline: (offline) => shell.setState({ offline }),
    address: core.address,
    handleNavigation(title) {
      core.dialogs.closeOf(null);
      insight.record(title);
      host.loadBuildId().then(
        (buildId) => shell.setState({ updateAvailable: buildId !== manifest.buildId }),
        (error: unknown) => host.report('build id', error),
      );
    },
    visit() {
      if (shellAt(core, pathHere()) !== null) return Promise.resolve();
      visited ??= visit().catch((error: unknown) => host.report('visit', error));
      return visited;
    },
    async returnFromApp(search, isSignature) {
      const { resumeIntent } = await import('./resume-intent.ts');
      resumeIntent(core, search, isSignature);
    },
    beginLogin: core.beginLogin,
    extendSession: () => act('extendSession'),
    logout: () => act('logout'),
    handleStorage(key) {
      if (key === null || key === storageKeys.ended) void act('forgetPerson');
      if (key === storageKeys.person) void act('meetPerson');
      if (key?.startsWith(storageKeys.filed)) void current?.lookAgain(false);
    },
    handleCrash(error) {
      // A failed expression already has its stop page.
      if (error instanceof ExpressionError) host.report('crashed', error);
      else core.handleCrash(error);
    },
  };
}
