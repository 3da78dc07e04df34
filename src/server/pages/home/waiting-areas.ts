import { lapsedAsked, lapsedEntries } from '../../common/deadlines/lapsed-entries.ts';
import { askedTogether, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { type KnownCitizen, NotRead } from '../../ports/register.ts';
import { calendarPath } from '../calendar/calendar-path.ts';

/** What is to be done, and what was begun and can be gone on with: what the header counts. */
export const openOf = ({ tasks, begun }: Waiting): Waiting['tasks'] => [...tasks, ...begun];

/** What is read of everybody of whom that is asked. */
export const waitingAsked = (areas: Portal['waiting'], citizenId: string, now: Date): readonly Statement[] => [
  ...areas.flatMap(({ asks }) => asks?.(citizenId, now) ?? []),
  lapsedAsked(citizenId),
];

/** What is pending for a citizen, with what lapsed. `now` is the time on the citizen's browser's clock. */
export async function waitingFor(
  { waiting: areas }: Pick<Portal, 'waiting'>,
  db: Queries,
  citizen: KnownCitizen,
  times: { readonly now: Date; readonly settings: Settings },
): Promise<Waiting> {
  const known = await askedTogether(db, waitingAsked(areas, citizen.id, times.now));
  const waiting = await waitingAreas(areas, known, citizen, times);
  const { begun, tasks, underWay, finished } = waiting;
  const others = [...begun, ...tasks, ...underWay].filter(isEntry);
  const decided = finished.filter(isEntry).filter(({ state }) => decisions.has(state));
  const lapsed = (await lapsedEntries(known, citizen.id, times.now, others)).filter(
    (end) => !decided.some((one) => isSame(end, one)),
  );
  const isOther = (one: Waiting['tasks'][number]) => !(isEntry(one) && lapsed.some((end) => isSame(end, one)));
  const dated = (some: Waiting['tasks']) => some.map((one) => (isEntry(one) ? withCalendar(one, times.now) : one));
  // What lapsed is over, on whatever clock it did.
  return {
    ...waiting,
    begun: dated(begun),
    tasks: [...dated(tasks), ...lapsed.map((end) => withFacts(end, [...underWay, ...finished]))],
    underWay: underWay.filter(isOther),
    finished: finished.filter(isOther),
  };
}

/** Came after the lapse: there is nothing left to do about it. */
const decisions: ReadonlySet<Entry['state']> = new Set(['recorded', 'refused', 'withdrawn']);

const isEntry = (one: Waiting['tasks'][number]): one is Entry => 'title' in one;

const isSame = (one: Entry, other: Entry) =>
  one.number !== undefined && one.service === other.service && one.number === other.number;

/** One thing stands in one place: what was filed is called there as it was before it lapsed. */
function withFacts(end: Entry, filed: Waiting['tasks']): Entry {
  const same = filed.filter(isEntry).find((one) => isSame(end, one));
  return same === undefined ? end : { ...end, title: same.title, facts: same.facts ?? [] };
}

/** Whoever has a day to come can put it into their calendar. */
function withCalendar(entry: Entry, now: Date): Entry {
  const day = entry.until?.day.replaceAll('-', '') ?? '';
  if (entry.until === undefined || day < japanDate(now)) return entry;
  return { ...entry, until: { ...entry.until, calendar: calendarPath(entry.service, entry.number) } };
}

/** A register that a service needs is away: what waits elsewhere is told. */
function untold(error: unknown): Partial<Waiting> {
  if (error instanceof NotRead) return { untold: [error.failure.errorMessage] };
  throw error;
}

async function waitingAreas(
  areas: Portal['waiting'],
  db: Queries,
  citizen: KnownCitizen,
  { now, settings }: { readonly now: Date; readonly settings: Settings },
): Promise<Waiting> {
  let all: Waiting = { begun: [], tasks: [], underWay: [], finished: [], cards: {}, untold: [] };
  const found = await Promise.all(
    areas.map(async ({ list }) => {
      try {
        return await list(db, citizen, now, settings);
      } catch (error) {
        return untold(error);
      }
    }),
  );
  for (const { begun = [], tasks = [], underWay = [], finished = [], cards = {}, untold = [] } of found)
    all = {
      begun: [...all.begun, ...begun],
      tasks: [...all.tasks, ...tasks],
      underWay: [...all.underWay, ...underWay],
      finished: [...all.finished, ...finished],
      cards: { ...all.cards, ...cards },
      untold: [...new Set([...all.untold, ...untold])],
    };
  return all;
}
