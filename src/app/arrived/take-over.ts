import type { ReactNode } from 'react';
import type { flushSync } from 'react-dom';
import type { createRoot, hydrateRoot } from 'react-dom/client';
import type { PortalRuntime } from '../../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../../runtime/contract/screen.ts';
import type { BrowserHost, RouterNavigation } from '../browser-host.ts';
import type { OpenedScreen, openScreen } from '../open-screen.ts';
import { whenIdle } from '../when-idle.ts';
import type { Arrived } from './arrived.ts';
import { arrivedHost } from './arrived-host.ts';
import { noteEntered } from './entered.ts';
import { asPublished } from './newer-parts.ts';
import { playPress } from './press.ts';
import { printOf } from './print.ts';
import { entering, somethingToShow } from './static-page.ts';

export interface Drawing {
  readonly element: HTMLElement;
  readonly host: BrowserHost;
  readonly router: RouterNavigation;
  open(portal: PortalRuntime, found: Parameters<typeof openScreen>[2]): Promise<OpenedScreen>;
  make(host: BrowserHost): PortalRuntime;
  draw(portal: PortalRuntime, host: BrowserHost, first: ScreenRuntime | null): ReactNode;
  readonly dom: {
    readonly createRoot: typeof createRoot;
    readonly hydrateRoot: typeof hydrateRoot;
    readonly flushSync: typeof flushSync;
  };
}

/** What the page brought along, and what takes it over. */
export async function arrive(json: string) {
  const arrived = await asPublished(JSON.parse(json) as Arrived);
  return [arrived, (drawing: Drawing) => takeOver(arrived, drawing)] as const;
}

/**
 * The page drawn by the server becomes the app. The screen is opened with what the page brought along; where it then looks as it was drawn, React takes
 * the elements over. Where it does not (the browser has kept something that the server does not know), they are replaced. What was entered meanwhile is
 * entered again, a press played once. A static page stays until the screen is ready, and is always replaced.
 */
async function takeOver(arrived: Arrived, drawing: Drawing): Promise<void> {
  const { element, router } = drawing;
  const { createRoot, hydrateRoot, flushSync } = drawing.dom;
  const host = arrivedHost(drawing.host, arrived);
  const portal = drawing.make(host);
  let hasMoved = false;
  let at = here();
  // Back, before there is a router that hears of it. A link within the page leads nowhere else.
  const handleBack = () => {
    hasMoved ||= here() !== at;
  };
  window.addEventListener('popstate', handleBack);
  router.navigate = (url, { replace, control = '' }) => {
    const to = `${host.base}${url.replace(/^\/+/, '')}`;
    hasMoved ||= new URL(to, window.location.href).pathname !== window.location.pathname;
    // As the router writes and reads it.
    const state = { usr: control === '' ? null : { control }, key: 'arrived', idx: 0 };
    if (replace) window.history.replaceState(replace && control === '' ? null : state, '', to);
    else window.history.pushState(state, '', to);
    at = here();
  };
  const isStatic = arrived.made !== undefined;
  // Nobody has asked yet who it is.
  if (isStatic) void portal.visit();
  const found = portal.match(window.location.pathname.slice(host.base.length - 1));
  const open = found !== null && 'screen' in found ? await drawing.open(portal, found) : null;
  // What is asked stands over a page that is drawn without it.
  const isOver = () => hasMoved || portal.dialogs.getState().open.length > 0;
  // Whatever it waits for now, the code is there.
  if (isStatic) document.getElementById('not-started')?.remove();
  if (isStatic && open !== null) await somethingToShow(portal, open, isOver);
  const isAlike = !isStatic && open !== null && (await comesTo(arrived, portal, open, isOver));
  const isSame = isAlike && !hasMoved;
  window.removeEventListener('popstate', handleBack);
  if (hasMoved) open?.opened.dispose();
  const first = hasMoved || open === null ? null : open.opened;
  host.forgetArrived();
  const entered = noteEntered(element);
  const press = playPress(element);
  document.getElementById('not-started')?.remove();
  flushSync(() => {
    const app = drawing.draw(portal, host, first);
    if (isSame) {
      hydrateRoot(element, app, { onRecoverableError: (error) => console.error('drawn otherwise', error) });
    } else createRoot(element).render(app);
  });
  element.dataset.taken = isSame ? 'over' : 'anew';
  if (hasMoved) return;
  // A dialog came first: there is nothing to enter it into before it is answered, and what was pressed was another question.
  const isAsked = first?.view.getState().phase === 'loading';
  if (isAsked) {
    await entering(first);
    flushSync(() => {});
  }
  entered.replay(flushSync);
  if (!isAsked) press();
  whenIdle(() => {
    void portal.visit();
    host.loadRest().catch((error: unknown) => host.report('rest', error));
  });
}

const here = (): string => window.location.pathname + window.location.search;

/** Does the page come to look as it was drawn? */
async function comesTo(
  { print, phase, answers }: Arrived,
  portal: PortalRuntime,
  { opened, started }: OpenedScreen,
  isOver: () => boolean,
): Promise<boolean> {
  if (phase === 'loading') await opened.foresee();
  return new Promise((resolve) => {
    const look = () => {
      if (isOver()) end(false);
      else if (opened.view.getState().phase === phase && printOf(portal, opened) === print) end(true);
    };
    const end = (isSame: boolean) => {
      for (const stop of stops) stop();
      clearTimeout(timer);
      resolve(isSame);
    };
    const stops = [opened.view.subscribe(look), portal.shell.subscribe(look), portal.dialogs.subscribe(look)];
    // How long what was drawn may stay on the page without answering. The rest of a screen that is still loading is waited for less.
    let timer = setTimeout(() => end(false), phase === 'ready' ? 10_000 : 500);
    void started.then(() => {
      look();
      // A watch asks by itself, once the screen is ready: what it was drawn with comes a moment later.
      const isAwaited = opened.screen.watch.some(({ poll }) => answers.some(({ call }) => call === poll.options.poll));
      if (!isAwaited) return end(false);
      clearTimeout(timer);
      timer = setTimeout(() => end(false), 500);
    });
    look();
  });
}
