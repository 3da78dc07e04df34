import type { Database, Queries } from '../../db/database.ts';
import { type Chain, chainOf } from './audit-chain.ts';
import { type AuditEntry, chainHash, contentHash } from './audit-entry.ts';

/** A row as it is stored. */
export interface AuditRow extends AuditEntry {
  readonly id: string;
  /** null = it waits for its place. */
  readonly place: number | null;
  readonly contentHash: string;
  readonly hash: string | null;
}

/**
 * What is wrong with the first row that is not as it was written: its content, its place after the one before; one that is gone (`missing`; `cut`: the
 * last ones), one that nobody wrote (`added`), or the place noted elsewhere (`other`).
 */
export type Fault = 'changed' | 'misplaced' | 'missing' | 'cut' | 'added' | 'other';

export type Verdict =
  | { readonly isIntact: true; readonly rows: number; readonly waiting: number; readonly chain: Chain }
  | { readonly isIntact: false; readonly fault: Fault; readonly place: number | null; readonly id: string | null };

/** A place and its hash, as `verify` said them once. */
export interface Noted {
  readonly place: number;
  readonly hash: string;
}

const atOnce = 500;

const columns = `id::text, at, kind, call, actor, subject, number, follows, request_id as "requestId", content_hash as "contentHash",
  place::text, hash`;

/** Goes through the whole log, as it is at one moment. `noted`: kept elsewhere, out of reach of who may change the database. */
export function verifyAudit(database: Database, noted: Noted | null = null): Promise<Verdict> {
  return database.transaction(async (db) => {
    await db.query('set transaction isolation level repeatable read, read only');
    return (await faultIn(db, noted)) ?? intact(db);
  });
}

async function intact(db: Queries): Promise<Verdict> {
  const chain = await chainOf(db);
  const [row] = await db.query<{ n: number }>('select count(*)::integer as n from audit_log where place is null');
  return { isIntact: true, rows: chain.head - chain.base, waiting: row?.n ?? 0, chain };
}

async function faultIn(db: Queries, noted: Noted | null): Promise<Verdict | null> {
  const chain = await chainOf(db);
  const found = (fault: Fault, { place, id }: { readonly place: number | null; readonly id: string | null }) =>
    ({ isIntact: false, fault, place, id }) as const;
  let last = { place: chain.base, hash: chain.baseHash };
  const isOther = () => noted !== null && noted.place === last.place && noted.hash !== last.hash;
  const atEnd = () =>
    last.place < chain.head ? 'cut' : noted !== null && noted.place > chain.head ? 'cut' : isOther() ? 'other' : null;
  for await (const row of rowsOf(db, 'place is not null', 'place')) {
    const place = row.place ?? 0;
    if (place <= chain.base || place > chain.head) return found('added', row);
    if (place !== last.place + 1) return found('missing', { place: last.place + 1, id: null });
    if (contentHash(row) !== row.contentHash) return found('changed', row);
    if (chainHash(place, last.hash, row.contentHash) !== row.hash) return found('misplaced', row);
    last = { place, hash: row.hash };
    if (isOther()) return found('other', row);
  }
  const end = atEnd();
  if (end !== null) return found(end, { place: last.place + 1, id: null });
  if (last.hash !== chain.headHash) return found('other', { place: last.place, id: null });
  for await (const row of rowsOf(db, 'place is null', 'id'))
    if (contentHash(row) !== row.contentHash) return found('changed', row);
  return null;
}

/** In order, some at a time. By the column: what is selected under its name is a text. */
async function* rowsOf(db: Queries, where: string, by: 'place' | 'id'): AsyncGenerator<AuditRow> {
  for (let last = '-1'; ; ) {
    const rows = await db.query<Stored>(
      `select ${columns} from audit_log where ${where} and ${by} > $1::bigint order by audit_log.${by} limit ${atOnce}`,
      [last],
    );
    yield* rows.map(asRow);
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.[by] ?? '';
  }
}

interface Stored extends Omit<AuditRow, 'place'> {
  readonly place: string | null;
}

const asRow = (row: Stored): AuditRow => ({ ...row, place: row.place === null ? null : Number(row.place) });

/** Everything that is known of a filing, and of those that it follows or that follow it, in the order in which it was written. */
export async function auditOfNumber(db: Queries, number: string): Promise<readonly AuditRow[]> {
  const rows = await db.query<Stored>(
    `with recursive known(number) as (
       select $1::text
       union
       select case when a.number = k.number then a.follows else a.number end
         from audit_log a join known k on a.follows is not null and k.number in (a.number, a.follows))
     select ${columns} from audit_log where number in (select number from known) order by audit_log.id`,
    [number],
  );
  return rows.map(asRow);
}
