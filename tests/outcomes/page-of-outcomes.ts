import { Window } from 'happy-dom';
import { MemoryStorage } from '../runtime/memory-storage.ts';
import type { createRequests } from '../stories/requests.ts';

const assets = '../../src/server/pages/assets';

type Requests = Pick<ReturnType<typeof createRequests>, 'request' | 'call'>;

/** A page of the portal in a new tab of the browser whose storage that is, once its script has done its work. */
async function opened({ request, call }: Requests, path: string, script: string, local: MemoryStorage) {
  const { text } = await request(path);
  const window = new Window({ url: 'http://portal.example/', settings: { disableJavaScriptFileLoading: true } });
  window.document.write(text);
  const page = {
    document: window.document,
    localStorage: local,
    sessionStorage: new MemoryStorage(),
    location: { origin: 'http://portal.example', reload() {} },
    navigator: {},
    fetch: (to: string, init: RequestInit) =>
      call(to, { ...init, headers: new Headers(init.headers) } as unknown as Parameters<typeof call>[1]),
  };
  const run = (await import(/* @vite-ignore */ `${assets}/${script}`)) as {
    [name: string]: (page: unknown) => unknown;
  };
  await Object.values(run)[0]?.(page);
  return window.document.querySelector('main') as unknown as HTMLElement;
}

const isShown = (element: Element) => element.closest('[hidden]') === null;

const shownIn = (main: Element, selector: string) => [...main.querySelectorAll<HTMLElement>(selector)].filter(isShown);

/** Where the home page leads whoever has an act without an answer; null = nowhere. */
export async function ledToFromHome(requests: Requests, local: MemoryStorage): Promise<string | null> {
  const main = await opened(requests, '/', 'show-unanswered.js', local);
  return shownIn(main, '[data-unanswered] a')[0]?.getAttribute('href') ?? null;
}

interface ToldThere {
  /** By this device's keys. */
  readonly words: readonly string[];
  /** Where it leads on. */
  readonly leads: readonly string[];
  /** Titles of what the portal says it has accepted of this person. */
  readonly accepted: readonly string[];
}

/** What the page of outcomes tells then. */
export async function toldByPage(requests: Requests, path: string, local: MemoryStorage): Promise<ToldThere> {
  const main = await opened(requests, path, 'tell-outcomes.js', local);
  return {
    words: shownIn(main, '[data-outcomes] p').map(({ textContent }) => textContent ?? ''),
    leads: shownIn(main, '[data-outcomes] a').map((link) => link.getAttribute('href') ?? ''),
    accepted: shownIn(main, '[aria-labelledby=accepted-title] h3').map(({ textContent }) => textContent ?? ''),
  };
}

/** The same storage on its own, so that what is done with it here is done nowhere else. */
export function copyOf(storage: Storage): MemoryStorage {
  const copy = new MemoryStorage();
  for (let at = 0; at < storage.length; at += 1) {
    const key = storage.key(at) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
}
