import { vi } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import { tablesWith } from '../kernel/tables-with.ts';
import type { Act } from './acts.ts';

/** Numbers of rows, by the call of whose person they are, or of nobody (`*`), and their table. */
export type Records = ReadonlyMap<string, number>;

/** They come and go by themselves: what counts requests, and what is planned. */
const beside = new Set(['jobs', 'heartbeat', 'call_limits', 'call_counts', 'sessions']);

/** Of each person of these acts, and of all together where a table does not say whose its rows are. */
export async function recordsOf(database: Database, acts: readonly Act[]): Promise<Records> {
  const [citizens, owners] = [await tablesWith(database, 'citizen_id'), await tablesWith(database, 'owner')];
  const own = [
    ...citizens.map((table) => ({ table, column: 'citizen_id' })),
    ...owners.map((table) => ({ table, column: 'owner' })),
    { table: 'audit_log', column: 'subject' },
  ].filter(({ table }) => !beside.has(table));
  const counts = new Map<string, number>();
  for (const { table, column } of own) {
    const rows = await database.query<{ id: string; n: number }>(
      `select ${column} as id, count(*)::int as n from ${table} where ${column} is not null group by ${column}`,
    );
    const found = new Map(rows.map(({ id, n }) => [id, n]));
    for (const { call, citizenId } of acts)
      if (citizenId !== null) counts.set(`${call} ${table}`, found.get(citizenId) ?? 0);
  }
  const rest = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  for (const { name } of rest)
    if (!beside.has(name) && !citizens.includes(name) && !owners.includes(name)) {
      const [row] = await database.query<{ n: number }>(`select count(*)::int as n from "${name}"`);
      counts.set(`* ${name}`, row?.n ?? 0);
    }
  return counts;
}

export const growth = (before: Records, after: Records): Records =>
  new Map([...after].map(([name, n]) => [name, n - (before.get(name) ?? 0)]));

/** What one sending of each act leaves, and whether a second one leaves more: not every call has a key. */
export interface Expected {
  readonly once: Records;
  readonly twice: Records;
}

/** Where there is less than one sending leaves, or more than it where a second one leaves nothing. */
export function differences({ once, twice }: Expected, found: Records): readonly string[] {
  return [...once].flatMap(([name, n]) => {
    const is = found.get(name) ?? 0;
    const isRight = n === twice.get(name) ? is === n : is >= n;
    return isRight ? [] : [`${name}: ${is} instead of ${n}`];
  });
}

/** Waits until all that is due is done. What a killed process had in hand is there for others after a minute, which is over now. */
export async function settled(database: Database): Promise<void> {
  await vi.waitFor(
    async () => {
      // Those that are in hand are left out: whoever waits for one of them while holding another could be waited for.
      await database.query(
        `update jobs set next_try_at = 'epoch'
          where id in (select id from jobs where done_at is null and next_try_at > now() for update skip locked)`,
      );
      const due = await database.query<{ kind: string }>(
        'select kind from jobs where done_at is null and run_at <= now() and next_try_at <= now()',
      );
      if (due.length > 0) throw new Error(`due: ${due.map(({ kind }) => kind).join(', ')}`);
    },
    { timeout: 60_000, interval: 200 },
  );
}
