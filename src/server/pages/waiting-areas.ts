import type { Queries } from '../db/database.ts';
import type { Citizen } from '../personas/citizen.ts';
import { waitingEmployment } from './employment.ts';
import { waitingKana } from './kana.ts';
import { waitingQualifications } from './qualification-applications.ts';
import type { Waiting } from './waiting.ts';

/** One line for each area in which something can wait. */
const areas: readonly ((db: Queries, citizen: Citizen, now: Date) => Promise<Partial<Waiting>>)[] = [
  waitingKana,
  waitingEmployment,
  waitingQualifications,
];

/** `now` is the time as the citizen's browser sees it. */
export async function waitingFor(db: Queries, citizen: Citizen, now: Date): Promise<Waiting> {
  let all: Waiting = { begun: [], tasks: [], underWay: [], cards: {} };
  for (const area of areas) {
    const { begun = [], tasks = [], underWay = [], cards = {} } = await area(db, citizen, now);
    all = {
      begun: [...all.begun, ...begun],
      tasks: [...all.tasks, ...tasks],
      underWay: [...all.underWay, ...underWay],
      cards: { ...all.cards, ...cards },
    };
  }
  return all;
}
