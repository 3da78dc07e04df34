import type { Arrived } from '../app/arrived/arrived.ts';
import { markupOf, modulesAtPress, modulesOf, titleOf } from '../app/drawn/draw-page.tsx';
import { firstPart } from '../app/drawn/first-part.ts';
import { makeServerHost } from '../app/drawn/server-host.ts';
import { localeOf } from '../app/start-data.ts';
import { partOf } from '../draw/registry.ts';
import type { Catalog } from '../model/catalog.ts';
import type { DrawnPage, DrawStaticPage, PageRequest, StaticPageRequest } from '../model/drawn-page.ts';
import type { Manifest } from '../model/manifest.ts';
import type { ShippedScreen } from '../model/shipped-screen.ts';
import type { ShippedService } from '../model/shipped-service.ts';
import { prepareScreen, screenForm } from '../render/prepare-screen.ts';
import type { PortalParts } from '../runtime/contract/portal.ts';
import { createPortal } from '../runtime/portal/portal.ts';
import type { RunStep } from '../runtime/run/run.ts';
import { drawnFrom } from './drawn-from.ts';
import { firstStateOf, skeleton } from './first-state.ts';
import { StaticScreen } from './static-screen.tsx';

type Parts = Pick<PortalParts<RunStep>, 'functions' | 'runners'> & {
  readonly lazy: Parameters<typeof makeServerHost>[1];
  /** Of the addresses: `/svc/`. */
  readonly base: string;
};

/** Draws addresses of screens before anybody opens them, from what is published. */
export function drawingFirstStates({ lazy, base, functions, runners }: Parts): DrawStaticPage {
  const registry = {
    ...lazy,
    blocks: { ...lazy.blocks, [skeleton]: async () => import('./skeleton.tsx') },
  };
  return async (request) => {
    const settings = (await request.data('settings.json')) as { readonly [name: string]: unknown };
    const catalogFile = `catalog.${localeOf(settings)}.json`;
    const [manifest, catalog] = (await Promise.all([request.data('manifest.json'), request.data(catalogFile)])) as [
      Manifest,
      Catalog,
    ];
    const parts = { manifest, catalog, settings, runners, functions };
    const path = request.pathname.slice(base.length - 1);
    const found = createPortal(hostOf(request, settings, request.data), parts).match(path);
    if (found === null || 'bare' in found) return null;
    const ofService = manifest.screens.find(({ name }) => name === found.screen)?.service;
    const [screenFile, serviceFile] = [`screens/${found.screen}.json`, `services/${ofService}.json`];
    const [screen, service] = (await Promise.all([request.data(screenFile), request.data(serviceFile)])) as [
      ShippedScreen,
      ShippedService,
    ];
    const first = firstStateOf({ catalog, service, screen, settings, functions }, manifest, found.route);
    const known = { [screenFile]: first.screen, [serviceFile]: first.service };
    const host = hostOf(request, settings, async (file) => known[file] ?? request.data(file));
    const portal = createPortal(host, parts);
    // The whole screen may be a page of another site.
    if (screen.externalAddress !== null && portal.address(screen.externalAddress) !== '') return null;
    const runtime = await portal.openScreen(found.screen, found.route, found.path);
    try {
      await Promise.all([
        prepareScreen(registry, runtime.screen),
        partOf(registry, skeleton).load(),
        // It is a form, even if none of its inputs is known.
        runtime.hasForm ? screenForm.load() : null,
      ]);
      // Never started: nothing is asked for, and what is drawn reads nothing.
      runtime.view.setState({ phase: 'ready' });
      const made = [catalogFile, 'manifest.json', screenFile, serviceFile].map((file) => [
        file,
        request.versions[file],
      ]);
      // Settings are asked for.
      const { reads: _, ...part } = firstPart(screen, { manifest, catalog, service });
      const arrived: Omit<Arrived, 'settings'> = {
        ...part,
        screen,
        answers: [],
        phase: 'loading',
        print: '',
        made: Object.fromEntries(made),
      };
      return {
        html: markupOf(portal, runtime, registry, request.pathname, ({ portal, runtime }) => (
          <StaticScreen portal={portal} runtime={runtime} {...first} />
        )),
        title: first.isTitleKnown
          ? titleOf(portal, runtime)
          : runtime.text(first.service.title) || catalog.shell.portalName,
        themeColor: screen.themeColor,
        arrived,
        modules: modulesOf(manifest, found.screen, lazy),
        modulesAtPress: modulesAtPress(manifest, found.screen),
        drawnFrom: drawnFrom(screen, service, host.sessionStorage),
        dataAhead: ['settings.json', 'versions.json'],
      } satisfies DrawnPage;
    } finally {
      runtime.dispose();
      host.end();
    }
  };

  function hostOf(
    { pathname, report }: StaticPageRequest,
    settings: PageRequest['settings'],
    data: PageRequest['data'],
  ) {
    const origin = String(settings['portal.origin'] ?? '').replace(/\/+$/, '');
    const nobody = { search: '', userAgent: '', referrer: '', call: () => new Promise<never>(() => {}) };
    return makeServerHost({ origin, pathname, settings, data, report, ...nobody }, lazy, { calls: [] }, base);
  }
}
