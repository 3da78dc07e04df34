import * as lazy from '../build/lazy.ts';
import { functions, runners } from '../build/registry.ts';
import type { Arrived } from './app/arrived/arrived.ts';
import { printOf } from './app/arrived/print.ts';
import { foreseenBy, markupOf, modulesAtPress, modulesOf, titleOf } from './app/drawn/draw-page.tsx';
import { firstPart } from './app/drawn/first-part.ts';
import { makeServerHost } from './app/drawn/server-host.ts';
import { localeOf } from './app/start-data.ts';
import type { Catalog } from './model/catalog.ts';
import { drawingWait } from './model/code-settings.ts';
import type { DrawPage } from './model/drawn-page.ts';
import { frameAddresses } from './model/frame-addresses.ts';
import type { Manifest } from './model/manifest.ts';
import { prepareScreen } from './render/prepare-screen.ts';
import { createPortal } from './runtime/portal/portal.ts';
import { namingSteps } from './runtime/run/naming-steps.ts';
import { storageKeys } from './runtime/storage/storage-keys.ts';
import { drawingFirstStates } from './static/draw-first-state.tsx';
import { drawnFrom } from './static/drawn-from.ts';

/** Draws what of a screen is known before anybody opens it. */
export const drawStatic = drawingFirstStates({ lazy, functions, runners, base: import.meta.env.BASE_URL });

/** Draws the page of a screen as it is for this person now. The composition root on the server, as `main.tsx` is in the browser. */
export const draw: DrawPage = async (request) => {
  const { settings } = request;
  const portalOrigin = String(settings['portal.origin'] ?? '').replace(/\/+$/, '');
  if (portalOrigin !== '' && portalOrigin !== request.origin) return null;
  const [manifest, catalog] = (await Promise.all([
    request.data('manifest.json'),
    request.data(`catalog.${localeOf(settings)}.json`),
  ])) as [Manifest, Catalog];
  const base = import.meta.env.BASE_URL;
  const host = makeServerHost(request, lazy, catalog, base);
  const portal = createPortal(host, {
    manifest,
    catalog,
    settings,
    runners: namingSteps(runners, host.report),
    functions,
  });
  const path = request.pathname.slice(base.length - 1);
  const { intentPath, intentSignaturePath } = catalog.shell;
  // Where an app comes back to: the browser knows from where it left.
  if ([intentPath, intentSignaturePath].includes(path.replace(/^\/+|\/+$/g, ''))) return null;
  const found = portal.match(path);
  const notFound = portal.address(frameAddresses.notFound);
  if (found === null) return { notFound };
  if ('bare' in found) {
    await portal.openBare(found.bare);
    const to = host.ledTo() ?? host.leftFor();
    if (to === null) return null;
    return to === notFound ? { notFound } : { to };
  }
  const runtime = await portal.openScreen(found.screen, found.route, found.path);
  try {
    // A dialog waits for the person, who would not see it.
    const asked = new Promise<void>((resolve) => {
      portal.dialogs.subscribe(({ open }) => open.length > 0 && resolve());
    });
    const started = runtime.start();
    await prepareScreen(lazy, runtime.screen);
    // Longer waits are the browser's: the page goes out as it looks while it loads.
    const waited = new Promise((resolve) => setTimeout(resolve, Number(settings[drawingWait]) * 1000));
    await Promise.race([started, asked, host.halted, waited]);
    if (runtime.view.getState().phase === 'loading') await runtime.foresee();
    const { open } = portal.dialogs.getState();
    const { phase } = runtime.view.getState();
    if (host.leftFor() === notFound) return { notFound };
    if (host.ledTo() !== null) return { way: storageKeys.progress(runtime.service.name) };
    // A call that failed, and is to be told of: the browser asks once more.
    const hasFailed = host.answers.some(({ status }) => status >= 400);
    const isTold = open.length > 0 && (phase !== 'loading' || hasFailed);
    if (host.isElsewhere() || phase === 'stopped' || isTold) return null;
    // It stands over the page, and comes with the code.
    portal.dialogs.setState({ open: [] });
    const [service, screen] = await Promise.all([
      host.loadService(runtime.service.name),
      host.loadScreen(found.screen),
    ]);
    const { reads, ...first } = firstPart(screen, { manifest, catalog, service });
    const arrived: Arrived = {
      ...first,
      screen,
      settings: Object.fromEntries(Object.entries(settings).filter(([name]) => reads(name))),
      answers: [...host.answers],
      phase,
      print: printOf(portal, runtime),
    };
    return {
      html: markupOf(portal, runtime, lazy, `${request.pathname}${request.search}`),
      title: titleOf(portal, runtime),
      themeColor: runtime.screen.themeColor,
      arrived,
      modules: [...modulesOf(manifest, found.screen, lazy), ...(phase === 'loading' ? [foreseenBy] : [])],
      modulesAtPress: modulesAtPress(manifest, found.screen),
      drawnFrom: drawnFrom(screen, service, host.sessionStorage),
    };
  } finally {
    runtime.dispose();
    host.end();
  }
};
