import { setImmediate } from 'node:timers/promises';
import { type Database, json, type Queries } from '../../db/database.ts';
import { alone, chainOf } from './audit-chain.ts';
import { chainHash } from './audit-entry.ts';
import { auditKeysOf } from './audit-keys.ts';

/** Rows that get their place in one transaction. */
const atOnce = 200;

interface Waiting {
  readonly id: string;
  readonly content: string;
}

/** Gives each row that waits its place in the chain, in the order in which they were written; returns how many. Whoever comes second does nothing. */
export async function chainAudit(database: Database): Promise<number> {
  let chained = 0;
  for (let some = atOnce; some === atOnce; chained += some) {
    some = await alone(database, 'or not at all', (db) => chainSome(db), 0);
    // On the embedded database nobody else would have a turn.
    await setImmediate();
  }
  return chained;
}

async function chainSome(db: Queries): Promise<number> {
  const rows = await db.query<Waiting>(
    'select id::text, content_hash as content from audit_log where place is null order by audit_log.id limit $1',
    [atOnce],
  );
  if (rows.length === 0) return 0;
  const { head, headHash } = await chainOf(db);
  const { signing } = auditKeysOf(db);
  let before = headHash;
  const places = rows.map(({ id, content }, index) => {
    const place = head + index + 1;
    before = chainHash(place, before, content, signing);
    return { id, place, hash: before };
  });
  await db.query(
    `update audit_log set place = given.place, hash = given.hash
       from jsonb_to_recordset($1::text::jsonb) as given (id bigint, place bigint, hash text) where audit_log.id = given.id`,
    [json(places)],
  );
  await db.query('update audit_chain set head = $1::bigint, head_hash = $2', [String(head + rows.length), before]);
  return rows.length;
}
