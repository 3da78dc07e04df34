import { partOf, type RenderRegistry } from '../draw/registry.ts';
import type { PublishedBuild } from '../model/manifest.ts';
import type { Screen } from '../model/screen.ts';
import type { ShippedScreen } from '../model/shipped-screen.ts';
import type { ShippedService } from '../model/shipped-service.ts';
import type { Host } from '../runtime/contract/host.ts';
import type { LazyParts } from '../runtime/contract/portal.ts';
import { fetchData } from './fetch-data.ts';
import { operatingSystem } from './operating-system.ts';
import { whenIdle } from './when-idle.ts';

/** Set by the router once mounted; until then a navigation is a full page load. */
export interface RouterNavigation {
  navigate: (url: string, options: { readonly replace: boolean; readonly control?: string }) => void;
}

type Lazy = RenderRegistry & Pick<LazyParts<unknown, unknown>, 'forms' | 'responses' | 'constraints'>;

const minuteMs = 60_000;

export interface BrowserHost extends Host {
  /** Replaces a changed screen in place; false when its form changed. Rejects when it cannot be fetched. Development only. */
  replaceScreen(name: string): Promise<boolean>;
}

/**
 * The browser as the runtime's host. Loaded data are cached in memory, so revisiting a screen costs no round trip.
 * `portalOrigin`: where calls go, e.g. `https://portal.example`; empty = this site.
 */
export function makeBrowserHost(lazy: Lazy, router: RouterNavigation, portalOrigin: string): BrowserHost {
  const screens = new Map<string, Promise<ShippedScreen>>();
  const services = new Map<string, Promise<ShippedService>>();
  const together = new Map<string, Promise<void>>();
  const builds = new Map<number, Promise<string>>();
  const report: Host['report'] = import.meta.env.DEV ? (what, detail) => console.info(what, detail) : () => {};
  return {
    apiBase: portalOrigin.replace(/\/+$/, '') || window.location.origin,
    now: () => Date.now(),
    fetch: window.fetch.bind(window),
    locks: navigator.locks,
    sessionStorage: window.sessionStorage,
    localStorage: window.localStorage,
    base: import.meta.env.BASE_URL,
    navigate: (url, options) => router.navigate(`/${url.replace(/^\/+/, '')}`, options),
    leave: (url) => window.location.assign(url),
    openApp: (url) => import('./open-app.ts').then((late) => late.openApp(url)),
    waitTurn: (...turn) =>
      import('./wait-turn.tsx').then(
        (late) => late.waitTurn(...turn),
        () => false,
      ),
    // Once the screen that asks is there: it waits for nothing else. Once a minute: who fills in ten screens need not ask ten times.
    loadBuildId: () =>
      once(builds, Math.floor(Date.now() / minuteMs), async () => {
        await new Promise<void>((resolve) => void whenIdle(resolve));
        return (await fetchData<PublishedBuild>('build.json', { cache: 'no-store' })).buildId;
      }),
    sendInsight(address, tag) {
      import('./insight.ts').then(
        (late) => late.sendInsight(address, tag),
        (error: unknown) => report('insight', error),
      );
    },
    location: () => ({
      origin: window.location.origin,
      pathname: window.location.pathname,
      search: window.location.search,
    }),
    device: { referrer: document.referrer, os: operatingSystem(navigator.userAgent) },
    loadScreen: (name) => once(screens, name, () => fetchScreen(name, 'default')),
    loadTogether: (service) =>
      once(together, service, async () => {
        for (const screen of await fetchData<ShippedScreen[]>(`together/${service}.json`))
          once(screens, screen.name, async () => screen);
      }),
    async replaceScreen(name) {
      const [known, fresh] = await Promise.all([screens.get(name), fetchScreen(name, 'no-store')]);
      if (known !== undefined && formsOf(known) === formsOf(fresh)) Object.assign(known, fresh);
      else screens.delete(name);
      return known === undefined || formsOf(known) === formsOf(fresh);
    },
    loadService: (name) => once(services, name, () => fetchData<ShippedService>(`services/${name}.json`)),
    // The app fetched all of it before it began.
    loadRest: async (part) => part as never,
    loadForm: (schemaHash) => found(lazy.forms, schemaHash)(),
    loadConstraints: async () => (await lazy.constraints()).constraints,
    loadResponseValidator: async (call) => (await lazy.responses[call]?.())?.validate ?? null,
    loadWidget: (name) => partOf(lazy, name).load(),
    report,
  };
}

/** Identifies the compiled forms a screen was built with. If they changed, replacing the descriptor alone would leave the old validation in place. */
function formsOf({ schemaHash, groups }: Screen): string {
  return [schemaHash, ...groups.map((group) => group.schemaHash)].join(' ');
}

function fetchScreen(name: string, cache: RequestCache): Promise<ShippedScreen> {
  return fetchData<ShippedScreen>(`screens/${name}.json`, { cache });
}

/** Caches loads; a failed one is evicted, so that the next attempt retries. */
function once<Name, Loaded>(
  cache: Map<Name, Promise<Loaded>>,
  name: Name,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const loading = load();
  cache.set(name, loading);
  loading.catch(() => cache.delete(name));
  return loading;
}

function found<Part>(parts: { readonly [name: string]: Part }, name: string): Part {
  const part = parts[name];
  if (part === undefined) throw new Error(`No part ${name}`);
  return part;
}
