import { rowsOf, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';

/** Whether changes are forwarded to the police automatically, and since when (`YYYYMMDD`; null = never requested). */
export interface AutoChange {
  readonly isOn: boolean;
  readonly changedOn: string | null;
}

export const autoChangeAsked = (citizenId: string): Statement => ({
  sql: 'select is_on as "isOn", changed_at as "changedAt" from licence_auto_changes where citizen_id = $1',
  values: [citizenId],
  moments: ['changedAt'],
});

export async function autoChangeOf(db: Queries, citizenId: string): Promise<AutoChange> {
  const [row] = await rowsOf<{ isOn: boolean; changedAt: Date }>(db, autoChangeAsked(citizenId));
  return { isOn: row?.isOn ?? false, changedOn: row === undefined ? null : japanDate(row.changedAt) };
}

/** Setting the current value again keeps the day. */
export async function switchAutoChange(db: Queries, citizenId: string, isOn: boolean, now: Date): Promise<void> {
  await db.query(
    `insert into licence_auto_changes (citizen_id, is_on, changed_at) values ($1, $2, $3)
     on conflict (citizen_id) do update set is_on = excluded.is_on, changed_at = excluded.changed_at
      where licence_auto_changes.is_on <> excluded.is_on`,
    [citizenId, isOn, now.toISOString()],
  );
}
