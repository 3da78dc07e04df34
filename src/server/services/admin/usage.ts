import type { Queries } from '../../db/database.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { accountTypes, branches } from './codes.ts';

interface Counted {
  readonly value: string;
  readonly count: number;
}

/** Figures of the sample area: counts of people and logins only. */
export interface Usage {
  readonly administrators: number;
  /** Sessions currently open. */
  readonly openSessions: number;
  readonly users: number;
  /** Users valid today, from a later day on, and no longer. */
  readonly current: number;
  readonly coming: number;
  readonly over: number;
  readonly branches: readonly Counted[];
  readonly accountTypes: readonly Counted[];
  /** The last seven days in Japan (`YYYYMMDD`), today first. */
  readonly days: readonly { readonly day: string; readonly logins: number }[];
}

const shownDays = 7;

export async function readUsage(db: Queries, now: Date): Promise<Usage> {
  const today = japanDate(now);
  const [people] = await db.query<
    Pick<Usage, 'administrators' | 'openSessions' | 'users' | 'current' | 'coming' | 'over'>
  >(
    `select (select count(*) from admin_administrators)::integer as administrators,
        (select count(*) from admin_sessions where not ended and expires_at > $1)::integer as "openSessions",
        count(*)::integer as users,
        count(*) filter (where valid_from <= $2::text::date and valid_until >= $2::text::date)::integer as current,
        count(*) filter (where valid_from > $2::text::date)::integer as coming,
        count(*) filter (where valid_until < $2::text::date)::integer as over
       from admin_users`,
    [now, today],
  );
  if (people === undefined) throw new Error('A count has no row.');
  const counts = (column: string) =>
    db.query<Counted>(`select ${column} as value, count(*)::integer as count from admin_users group by ${column}`);
  const [ofBranches, ofAccountTypes] = [await counts('branch'), await counts('account_type')];
  const began = await db.query<{ at: Date }>('select began_at as at from admin_sessions where began_at > $1', [
    daysLater(now, -shownDays),
  ]);
  const days = Array.from({ length: shownDays }, (_, ago) => japanDate(daysLater(now, -ago)));
  return {
    ...people,
    branches: withNone(branches, ofBranches),
    accountTypes: withNone(accountTypes, ofAccountTypes),
    days: days.map((day) => ({ day, logins: began.filter(({ at }) => japanDate(at) === day).length })),
  };
}

function withNone(values: readonly string[], counted: readonly Counted[]): readonly Counted[] {
  return values.map((value) => ({ value, count: counted.find((row) => row.value === value)?.count ?? 0 }));
}
