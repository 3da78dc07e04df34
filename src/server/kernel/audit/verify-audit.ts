import { setImmediate } from 'node:timers/promises';
import type { Database, Queries } from '../../db/database.ts';
import { type Chain, chainOf } from './audit-chain.ts';
import { type AuditEntry, chainHash, contentHash } from './audit-entry.ts';
import { type AuditKeys, readKeys, unkeyed } from './audit-keys.ts';

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
 * last ones), one that nobody wrote (`added`), one without a signature where there was one before (`unsigned`), or the place noted elsewhere (`other`).
 * `keyless`: nothing of that, but there are rows whose key is gone.
 */
export type Fault = 'changed' | 'misplaced' | 'missing' | 'cut' | 'added' | 'unsigned' | 'keyless' | 'other';

export type Verdict =
  | {
      readonly isIntact: true;
      readonly rows: number;
      readonly waiting: number;
      readonly chain: Chain;
      /** Place of the first signed row; null = none is. */
      readonly signedFrom: number | null;
    }
  | {
      readonly isIntact: false;
      readonly fault: Fault;
      readonly place: number | null;
      readonly id: string | null;
      /** Without a key: how many there are; all others are as they were written. */
      readonly rows?: number;
    };

/** A place and its hash, as `verify` said them once. */
export interface Noted {
  readonly place: number;
  readonly hash: string;
}

/** Rows looked at before others have their turn. */
const atOnce = 200;

const columns = `id::text, at, kind, call, actor, subject, number, follows, request_id as "requestId", content_hash as "contentHash",
  place::text, hash`;

/**
 * Goes through the whole log, up to its end as it is now; others are served meanwhile, on the embedded database, too: what is written stays as it is.
 * `noted`: kept elsewhere, out of reach of who may change the database.
 */
export async function verifyAudit(database: Database, noted: Noted | null = null): Promise<Verdict> {
  const signatures = lookAtSignatures(await readKeys(database));
  const chain = await chainOf(database);
  const fault = await faultIn(database, chain, signatures, noted);
  if (fault !== null) return fault;
  // Told last: they would hide what is wrong elsewhere for as long as they are kept.
  const [first, ...more] = signatures.without();
  if (first === undefined) return intact(database, chain, signatures.from());
  return { isIntact: false, fault: 'keyless', place: first.place, id: first.id, rows: 1 + more.length };
}

async function intact(db: Queries, chain: Chain, signedFrom: number | null): Promise<Verdict> {
  const [row] = await db.query<{ n: number }>('select count(*)::integer as n from audit_log where place is null');
  return { isIntact: true, rows: chain.head - chain.base, waiting: row?.n ?? 0, chain, signedFrom };
}

/** Looks at rows in order: from the first signed one, all are. */
function lookAtSignatures(keys: AuditKeys) {
  let from: number | null = null;
  const without: AuditRow[] = [];
  const isUnsigned = (stored: string, { id }: AuditRow) =>
    keys.of(stored) === unkeyed && (from !== null || Number(id) > keys.after);
  return {
    from: () => from,
    /** Rows whose key is not there, in order: nothing tells whether they are as they were written. */
    without: (): readonly AuditRow[] => without,
    /** What is wrong with the row itself; `last`: the hash before it, null = it has no place. */
    faultOf(row: AuditRow, last: string | null): Fault | null {
      const content = keys.of(row.contentHash);
      const chained = last === null ? unkeyed : keys.of(row.hash ?? '');
      if (content === null || chained === null) without.push(row);
      if (isUnsigned(row.contentHash, row)) return 'unsigned';
      if (content !== null && contentHash(row, content) !== row.contentHash) return 'changed';
      if (row.place === null || last === null) return null;
      if (chained !== null && chainHash(row.place, last, row.contentHash, chained) !== row.hash) return 'misplaced';
      if (content !== unkeyed && chained === unkeyed) return 'unsigned';
      // One whose key is gone counts as signed: no row behind it may be without.
      if (content !== unkeyed) from ??= row.place;
      return null;
    },
  };
}

async function faultIn(
  db: Queries,
  chain: Chain,
  signatures: ReturnType<typeof lookAtSignatures>,
  noted: Noted | null,
): Promise<Verdict | null> {
  const found = (fault: Fault, { place, id }: { readonly place: number | null; readonly id: string | null }) =>
    ({ isIntact: false, fault, place, id }) as const;
  const outside = await outsideChain(db);
  if (outside !== null) return found('added', outside);
  let last = { place: chain.base, hash: chain.baseHash };
  const isOther = () => noted !== null && noted.place === last.place && noted.hash !== last.hash;
  for await (const row of chainedRows(db, chain)) {
    const place = row.place ?? 0;
    if (place !== last.place + 1) last = await beginningOf(db, last);
    // Forgotten since it was read.
    if (place <= last.place) continue;
    if (place !== last.place + 1) return found('missing', { place: last.place + 1, id: null });
    const fault = signatures.faultOf(row, last.hash);
    if (fault !== null) return found(fault, row);
    last = { place, hash: row.hash ?? '' };
    if (isOther()) return found('other', row);
  }
  if (last.place < chain.head) last = await beginningOf(db, last);
  if (last.place < chain.head || (noted !== null && noted.place > chain.head))
    return found('cut', { place: last.place + 1, id: null });
  if (isOther()) return found('other', { place: last.place + 1, id: null });
  if (last.place === chain.head && last.hash !== chain.headHash) return found('other', { place: last.place, id: null });
  for await (const row of waitingRows(db)) {
    const fault = signatures.faultOf(row, null);
    if (fault !== null) return found(fault, row);
  }
  return null;
}

/** A row with a place where the chain is not; null = there is none. */
async function outsideChain(db: Queries): Promise<{ readonly id: string; readonly place: number } | null> {
  const [row] = await db.query<{ id: string; place: string }>(
    `select a.id::text, a.place::text from audit_log a, audit_chain c where a.place <= c.base or a.place > c.head order by a.place limit 1`,
  );
  return row === undefined ? null : { id: row.id, place: Number(row.place) };
}

/** Where to go on: the chain may begin later than when it was read, since old rows are forgotten. */
async function beginningOf(db: Queries, last: { readonly place: number; readonly hash: string }) {
  const { base, baseHash } = await chainOf(db);
  return base > last.place ? { place: base, hash: baseHash } : last;
}

/** Those with a place, in order, some at a time. By their places: a database that has not counted its rows would sort all of them each time. */
async function* chainedRows(db: Queries, { base, head }: Chain): AsyncGenerator<AuditRow> {
  for (let from = base; from < head; from += atOnce, await setImmediate()) {
    const rows = await db.query<Stored>(
      `select ${columns} from audit_log where place > $1::bigint and place <= $2::bigint order by audit_log.place`,
      [String(from), String(Math.min(from + atOnce, head))],
    );
    yield* rows.map(asRow);
  }
}

/** Those that wait for their place. */
async function* waitingRows(db: Queries): AsyncGenerator<AuditRow> {
  for (let last = '-1'; ; await setImmediate()) {
    const rows = await db.query<Stored>(
      `select ${columns} from audit_log where place is null and id > $1::bigint order by audit_log.id limit ${atOnce}`,
      [last],
    );
    yield* rows.map(asRow);
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.id ?? '';
  }
}

interface Stored extends Omit<AuditRow, 'place'> {
  readonly place: string | null;
}

const asRow = (row: Stored): AuditRow => ({ ...row, place: row.place === null ? null : Number(row.place) });

/** A row, and whether it is as it was written; `unknown`: its key is not there. */
export interface ToldRow extends AuditRow {
  readonly state: 'as written' | 'changed' | 'unknown';
}

/** Everything that is known of a filing, and of those that it follows or that follow it, in the order in which it was written. */
export async function auditOfNumber(db: Queries, number: string): Promise<readonly ToldRow[]> {
  const signatures = lookAtSignatures(await readKeys(db));
  const rows = await db.query<Stored>(
    `with recursive known(number) as (
       select $1::text
       union
       select case when a.number = k.number then a.follows else a.number end
         from audit_log a join known k on a.follows is not null and k.number in (a.number, a.follows))
     select ${columns} from audit_log where number in (select number from known) order by audit_log.id`,
    [number],
  );
  return rows.map(asRow).map((row) => {
    const isChanged = signatures.faultOf(row, null) !== null;
    const isUnknown = signatures.without().at(-1) === row;
    return { ...row, state: isChanged ? 'changed' : isUnknown ? 'unknown' : 'as written' };
  });
}
