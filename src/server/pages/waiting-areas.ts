import type { Waiting } from '../kernel/page/waiting.ts';
import type { Citizen } from '../kernel/people/citizen.ts';
import type { Portal } from '../kernel/portal/portal.ts';

/** `now` is the time on the citizen's browser's clock. */
export async function waitingFor({ database, waiting }: Portal, citizen: Citizen, now: Date): Promise<Waiting> {
  let all: Waiting = { begun: [], tasks: [], underWay: [], finished: [], cards: {} };
  for (const area of waiting) {
    const { begun = [], tasks = [], underWay = [], finished = [], cards = {} } = await area(database, citizen, now);
    all = {
      begun: [...all.begun, ...begun],
      tasks: [...all.tasks, ...tasks],
      underWay: [...all.underWay, ...underWay],
      finished: [...all.finished, ...finished],
      cards: { ...all.cards, ...cards },
    };
  }
  return all;
}
