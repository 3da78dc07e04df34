import { json, type Queries } from '../../db/database.ts';
import { isFailed, type RegisterRecord } from '../../ports/register.ts';
import { japanDate } from '../time/japan-date.ts';

/** What the header counts: the unread, and everything that has to be done or gone on with, as the to-do page lists it. */
export interface Counts {
  /** Absent: what was sent to them cannot be read now. */
  readonly selfInfoUnreadCount?: number;
  readonly taskIncompleteCount: number;
}

export function unreadOf({ selfInfo }: RegisterRecord): Pick<Counts, 'selfInfoUnreadCount'> {
  return isFailed(selfInfo) ? {} : { selfInfoUnreadCount: selfInfo.filter(({ isUnread }) => isUnread).length };
}

export interface Counted extends Counts {
  /** On the clock of the browser, milliseconds since 1970. */
  readonly at: number;
}

/** What others do for a person meanwhile, an office or another of their devices, is counted after this. */
const freshMs = 5 * 60_000;

/** What was counted, unless it is of before: a new day brings and ends things without anybody doing anything. */
export function freshCounts(counted: Counted | null, now: Date): Counted | null {
  if (counted === null) return null;
  const age = now.getTime() - counted.at;
  return age >= 0 && age < freshMs && japanDate(now) === japanDate(new Date(counted.at)) ? counted : null;
}

export async function keepCounts(db: Queries, sessionId: string, counted: Counted): Promise<void> {
  await db.query(`update sessions set counts = $2::text::jsonb where id = $1`, [sessionId, json(counted)]);
}

/** On every device of the person. */
export async function forgetCounts(db: Queries, citizenId: string): Promise<void> {
  await db.query(`update sessions set counts = null where citizen_id = $1 and counts is not null`, [citizenId]);
}
