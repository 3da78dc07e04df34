import type { Queries } from '../../db/database.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';

export interface CallFigure {
  readonly title: string;
  readonly path: string;
  readonly today: number;
  readonly month: number;
  /** In the month: responses with a result code other than 0000. */
  readonly failures: number;
}

const daysOfMonth = 30;

/** Every call with an endpoint, and its counts. This process's pending counts are flushed first. */
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
