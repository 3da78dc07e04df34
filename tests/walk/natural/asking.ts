import type { Tab } from '../../runtime/browser.ts';
import type { createRequests } from '../../stories/requests.ts';
import type { Ground } from '../ground.ts';
import { type Fault, givenBy } from './given.ts';
import type { Given } from './taken.ts';

type Requests = ReturnType<typeof createRequests>;

/** What tabs of one browser ask a real portal. */
export interface Asking {
  /** Calls the portal as `fetch` does, and tells of each answer. `fault`: how the first call of its path is answered; null = as the portal does. */
  caller(told: (given: Given) => void, fault: Fault | null): Requests['call'];
  /** Until every answer has come, and what opens is open. */
  settled(tab: Tab): Promise<void>;
}

export function asking(ground: Ground, requests: Requests): Asking {
  const underWay = new Set<object>();
  const names = new Map(ground.catalog.calls.map(({ name, path }) => [path, name]));
  return {
    caller(told, fault) {
      let isDue = fault !== null;
      return async (path, init) => {
        const one = {};
        underWay.add(one);
        const call = names.get(path) ?? path;
        try {
          if (isDue && fault?.path === path) {
            isDue = false;
            await requests.request('/sandbox/faults', { json: fault });
          }
          const response = await requests.call(path, init);
          told(await givenBy(call, response));
          return response;
        } catch (error) {
          told({ call, code: 'network' });
          throw error;
        } finally {
          underWay.delete(one);
        }
      };
    },
    async settled(tab) {
      for (let quiet = 0, round = 0; quiet < 2 && round < 400; round += 1) {
        await tab.settle();
        const isBusy = underWay.size > 0 || (tab.at !== '' && tab.screen.view.getState().phase === 'loading');
        if (isBusy) await new Promise((resolve) => setTimeout(resolve, 2));
        quiet = isBusy ? 0 : quiet + 1;
      }
    },
  };
}
