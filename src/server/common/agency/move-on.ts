import { json, type Queries } from '../../db/database.ts';
import type {
  AgencyDesk,
  Handled,
  HandlingEvent,
  HistoryEntry,
  Move,
  Payment,
  Returned,
} from '../../kernel/portal/agency.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { lastMomentOf } from '../../kernel/time/moments-of-day.ts';
import type { Happening } from '../../ports/back-office.ts';

export interface Step {
  readonly move: Move;
  readonly now: Date;
  /** The agency's words. */
  readonly note?: string;
  /** For `return`. */
  readonly returned?: Returned;
  /** For `askPayment`. */
  readonly payment?: Payment;
}

const events: { readonly [what in Happening]: HandlingEvent } = {
  file: '1',
  examine: '2',
  return: '3',
  askPayment: '4',
  issue: '5',
  refuse: '6',
  withdraw: '7',
  correct: '8',
  takePayment: '9',
  lapse: '10',
};

/** What an event of a history was. */
export function happeningOf(event: HandlingEvent): Happening {
  const found = (Object.keys(events) as Happening[]).find((what) => events[what] === event);
  if (found === undefined) throw new Error(`event ${event}`);
  return found;
}

/**
 * Carries out a move on an application in the status it was read in. False: the move is not allowed there, or another one came first; of two
 * at the same moment exactly one succeeds.
 */
export async function moveOn(
  db: Queries,
  { table, moves }: Pick<AgencyDesk, 'table' | 'moves'>,
  { id, status }: Pick<Handled, 'id' | 'status'>,
  { move, now, note = '', returned, payment }: Step,
): Promise<boolean> {
  const next = moves[status][move];
  if (next === undefined) return false;
  const entry: HistoryEntry = { at: now.toISOString(), event: events[move], note };
  const moved = await db.query(
    `update ${table} set status = $3, returned = $4::text::jsonb, payment = $5::text::jsonb, history = history || $6::text::jsonb
      where id = $1 and status = $2 returning id`,
    [id, status, next, returned ? json(returned) : null, payment ? json(payment) : null, json([entry])],
  );
  return moved.length > 0;
}

/** Ends the applications that were to be corrected or paid until a day that has passed, with the end of that day, whenever this is seen. True: there were some. */
export async function lapseOverdue(
  db: Queries,
  desk: Pick<AgencyDesk, 'table' | 'moves'>,
  found: readonly Pick<Handled, 'id' | 'status' | 'returned' | 'payment'>[],
  now: Date,
): Promise<boolean> {
  let isLapsed = false;
  for (const one of found) {
    const until = (one.returned ?? one.payment)?.dueDate ?? '';
    if (desk.moves[one.status].lapse === undefined || until === '' || until >= japanDate(now)) continue;
    await moveOn(db, desk, one, { move: 'lapse', now: lastMomentOf(until) });
    isLapsed = true;
  }
  return isLapsed;
}
