import type { Database } from '../../../src/server/db/database.ts';
import { tablesWith } from './tables-with.ts';

/** How many rows of each table belong to a citizen; tables with none are left out, and jobs: they follow from the rows, and go with their owner. */
export async function recordsOfCitizen(db: Database, citizenId: string): Promise<{ [table: string]: number }> {
  const named = (await tablesWith(db, 'citizen_id')).filter((table) => table !== 'jobs');
  const places = [...named.map((table) => [table, 'citizen_id']), ['citizens', 'id']];
  const counts = places.map(
    ([t, column]) => `select '${t}' as name, count(*)::int as n from ${t} where ${column} = $1`,
  );
  const found = await db.query<{ name: string; n: number }>(counts.join(' union all '), [citizenId]);
  return Object.fromEntries(found.filter(({ n }) => n > 0).map(({ name, n }) => [name, n]));
}
