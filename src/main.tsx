import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './ui/styles.css';
import { functions, runners } from '../build/registry.ts';
import { App } from './app/app.tsx';
import { arrivedId } from './app/arrived/arrived.ts';
import type { Drawing } from './app/arrived/take-over.ts';
import { type BrowserHost, makeBrowserHost, type RouterNavigation } from './app/browser-host.ts';
import { loadAhead } from './app/load-ahead.ts';
import { openScreen } from './app/open-screen.ts';
import { loadStartData } from './app/start-data.ts';
import { isPageSeen } from './app/visit.ts';
import type { PortalRuntime } from './runtime/contract/portal.ts';
import type { ScreenRuntime } from './runtime/contract/screen.ts';
import { createPortal } from './runtime/portal/portal.ts';
import { namingSteps } from './runtime/run/naming-steps.ts';

/** Where it fails, the words of index.html stay, and its small script shows them (public/assets/start.js). */
async function start(element: HTMLElement): Promise<void> {
  const arrived = document.getElementById(arrivedId);
  // The page asks for all of them while the code of this file is on its way (see index.html and scripts/build/preload-lazy.ts).
  const [[data, takeOver], lazy] = await Promise.all([
    arrived === null
      ? loadStartData().then((loaded) => [loaded] as const)
      : import('./app/arrived/take-over.ts').then((taking) => taking.arrive(arrived.textContent)),
    import('../build/lazy.ts'),
  ]);
  const router: RouterNavigation = { navigate: (url) => window.location.assign(url) };
  const host = makeBrowserHost(lazy, router, String(data.settings['portal.origin'] ?? ''));
  const draw = (portal: PortalRuntime, used: BrowserHost, first: ScreenRuntime | null) => (
    <App portal={portal} registry={lazy} router={router} host={used} arrived={first} />
  );
  const make = (used: BrowserHost) =>
    createPortal(used, {
      ...data,
      runners: import.meta.env.DEV ? namingSteps(runners, used.report) : runners,
      functions,
    });
  const open: Drawing['open'] = (portal, found) => openScreen(portal, lazy, found, isPageSeen());
  if (takeOver) await takeOver({ element, host, router, open, make, draw, dom });
  else {
    const portal = make(host);
    loadAhead(portal, host);
    createRoot(element).render(draw(portal, host, null));
  }
  if (import.meta.hot) (await import('./app/live-screens.ts')).connectLiveScreens(import.meta.hot, host);
}

/** In one chunk with React; what takes a page over is in another. */
const dom = { createRoot, hydrateRoot, flushSync };

const element = document.getElementById('root');
if (element === null) throw new Error('No #root');
void start(element);
