import { createRoot, type Root } from 'react-dom/client';
import './ui/styles.css';
import { functions, runners } from '../build/registry.ts';
import { App } from './app/app.tsx';
import { makeBrowserHost, type RouterNavigation } from './app/browser-host.ts';
import { loadAhead } from './app/load-ahead.ts';
import { loadStartData } from './app/start-data.ts';
import { createPortal } from './runtime/portal/portal.ts';

/** Where it fails, the words of index.html stay, and its small script shows them (public/assets/start.js). */
async function start(root: Root): Promise<void> {
  // The page asks for both while the code of this file is on its way (see index.html and scripts/build/preload-lazy.ts).
  const [data, lazy] = await Promise.all([loadStartData(), import('../build/lazy.ts')]);
  const router: RouterNavigation = { navigate: (url) => window.location.assign(url) };
  const host = makeBrowserHost(lazy, router, String(data.settings['portal.origin'] ?? ''));
  const portal = createPortal(host, { ...data, runners, functions });
  loadAhead(portal, host);
  root.render(<App portal={portal} registry={lazy} router={router} host={host} />);
  if (import.meta.hot) (await import('./app/live-screens.ts')).connectLiveScreens(import.meta.hot, host);
}

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no element #root');
void start(createRoot(element));
