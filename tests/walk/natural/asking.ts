import type { BrowserOptions, Tab } from '../../runtime/browser.ts';
import type { createRequests } from '../../stories/requests.ts';
import type { Ground } from '../ground.ts';
import type { Clock } from './clock.ts';
import { type Fault, givenBy } from './given.ts';
import type { Given } from './taken.ts';

type Requests = ReturnType<typeof createRequests>;

/** What tabs of one browser ask a real portal. */
export interface Asking {
  /** Calls the portal as `fetch` does. */
  readonly call: NonNullable<BrowserOptions['portal']>;
  /** The next calls are answered so, each by the first of its path. */
  fail(faults: readonly Fault[]): void;
  /** Are there calls to which no answer ever comes? */
  isLeftWaiting(): boolean;
  /** Until every answer has come, and what opens is open. */
  settled(tab: Tab): Promise<void>;
}

/** `told`: of each answer, and whether it was made to be so. */
export function asking(
  ground: Ground,
  requests: Requests,
  clock: Clock,
  told: (given: Given, isFault: boolean) => void,
): Asking {
  const underWay = new Set<object>();
  const waiting = new Set<object>();
  const names = new Map(ground.catalog.calls.map(({ name, path }) => [path, name]));
  let due: readonly Fault[] = [];

  async function answer(path: string, init: Parameters<Asking['call']>[1], fault: Fault | null): Promise<Response> {
    if (fault?.lost === 'request') throw new TypeError('Failed to fetch');
    if (fault?.lost === undefined && fault !== null) await requests.request('/sandbox/faults', { json: fault });
    return requests.call(path, init);
  }

  return {
    fail(faults) {
      due = faults;
    },
    isLeftWaiting: () => waiting.size > 0,
    async call(path, init) {
      const one = {};
      const call = names.get(path) ?? path;
      const fault = due.find((next) => next.path === path) ?? null;
      due = due.filter((next) => next !== fault);
      const is = (code: Given['code']) => told({ call, code }, fault !== null);
      if (fault?.lost === 'answer') {
        waiting.add(one);
        await new Promise<void>((resolve) => init.signal.addEventListener('abort', () => resolve()));
        waiting.delete(one);
        is('timeout');
        throw init.signal.reason;
      }
      underWay.add(one);
      try {
        const response = await answer(path, init, fault);
        is((await givenBy(call, response)).code);
        return response;
      } catch (error) {
        is('network');
        throw error;
      } finally {
        underWay.delete(one);
      }
    },
    async settled(tab) {
      for (let quiet = 0, round = 0; quiet < 2 && round < 4000; round += 1) {
        await tab.settle();
        const isOpening = isOpeningAt(tab);
        const isAsked = underWay.size > 0;
        // Hashing a password takes another thread a while, in which no time passes here.
        if (isAsked && round > 50) await new Promise((resolve) => realTimeout(resolve, 2));
        if (!isAsked && (isOpening || round === 0)) await clock.pass(10);
        const isBusy = isAsked || (isOpening && waiting.size === 0);
        quiet = isBusy ? 0 : quiet + 1;
      }
    },
  };
}

/** A screen that asks the person something, or has been left, opens no further. */
const isOpeningAt = (tab: Tab) =>
  tab.at !== '' && tab.left.length === 0 && tab.dialog === null && tab.screen.view.getState().phase === 'loading';

const realTimeout = globalThis.setTimeout;
