import type { Queries } from '../../db/database.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';

export interface CallFigure {
  readonly title: string;
  readonly path: string;
  readonly today: number;
  readonly month: number;
  /** Of the month: answered with another result code than 0000. */
  readonly failures: number;
}

const daysOfMonth = 30;

/** Every call that is answered, with how often it was. What this process has counted is written first. */
export async function callFigures(db: Queries, portal: Portal, now: Date): Promise<readonly CallFigure[]> {
  await portal.callCounts.write(db);
  const counted = await db.query<{ path: string; today: number; month: number; failures: number }>(
    `select path, sum(calls)::integer as month, sum(failures)::integer as failures,
        coalesce(sum(calls) filter (where day = $1), 0)::integer as today
       from call_counts where day > $2 group by path`,
    [japanDate(now), japanDate(daysLater(now, -daysOfMonth))],
  );
  const figures = new Map(counted.map((row) => [row.path, row]));
  return portal.calls.map(({ title, path }) => ({
    title,
    path,
    today: figures.get(path)?.today ?? 0,
    month: figures.get(path)?.month ?? 0,
    failures: figures.get(path)?.failures ?? 0,
  }));
}
