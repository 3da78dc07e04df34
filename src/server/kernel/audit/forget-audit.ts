import { setImmediate } from 'node:timers/promises';
import type { Database, Queries } from '../../db/database.ts';
import { alone, chainOf } from './audit-chain.ts';

/** Rows forgotten in one transaction. */
const atOnce = 200;

/** Older rows go, from the beginning of the chain, which then begins after them. The trigger on the table lets no other row go. */
const tooOld = `at < now() - interval '5 years'`;

/** Forgets what is older than is kept; returns how many rows. What remains is as intact as it was. */
export async function forgetAudit(database: Database): Promise<number> {
  let forgotten = 0;
  for (let some = atOnce; some === atOnce; forgotten += some) {
    some = await alone(database, 'waiting', (db) => forgetSome(db), 0);
    // On the embedded database nobody else would have a turn.
    await setImmediate();
  }
  return forgotten;
}

async function forgetSome(db: Queries): Promise<number> {
  const { base } = await chainOf(db);
  const rows = await db.query<{ place: string; hash: string; old: boolean }>(
    `select place::text, hash, ${tooOld} as old from audit_log where place > $1::bigint order by audit_log.place limit $2`,
    [String(base), atOnce],
  );
  const young = rows.findIndex(({ old }) => !old);
  const last = rows.slice(0, young < 0 ? rows.length : young).at(-1);
  if (last === undefined) return 0;
  await db.query('update audit_chain set base = $1::bigint, base_hash = $2', [last.place, last.hash]);
  const gone = await db.query('delete from audit_log where place <= $1::bigint returning 1', [last.place]);
  return gone.length;
}
