import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Database, Queries } from '../../db/database.ts';
import type { KeyRing } from '../../db/key-ring.ts';
import { LoggableError } from '../../db/loggable-error.ts';
import { sealedColumn } from '../../db/sealed.ts';

/** Of a text, as it is stored. */
export type Hashing = (text: string) => string;

/** How rows were hashed before there were keys: whoever changes the database can make such a hash. */
export const unkeyed: Hashing = (text) => createHash('sha256').update(text).digest('hex');

export interface AuditKeys {
  /** With this new rows are signed. */
  readonly signing: Hashing;
  /** That with which this was made; `unkeyed` for one of before; null = a key that is not there. */
  of(stored: string): Hashing | null;
  /** Rows with a greater id are signed. */
  readonly after: number;
}

interface Kept {
  readonly secret: string;
  readonly after: number;
}

const sealedKey = sealedColumn('audit_keys.key');
const signed = /^audit\.([A-Za-z0-9_-]{1,20})\.[A-Za-z0-9_-]{43}$/;

/** Of each open database, by its own keys. */
const known = new WeakMap<KeyRing, AuditKeys>();

/** Makes the first key of the log, and another one when the portal's first key is another one: what was signed while that one was known to somebody else says so. */
export async function beginAuditKey(database: Database): Promise<void> {
  const { id } = database.keys.first;
  await database.transaction(async (db) => {
    const [last] = await db.query<{ id: string }>(
      `select coalesce(pg_sequence_last_value(pg_get_serial_sequence('audit_log', 'id')), 0)::text as id`,
    );
    const made: Kept = { secret: randomBytes(32).toString('base64'), after: Number(last?.id ?? 0) };
    await db.query('insert into audit_keys (id, key) values ($1, $2) on conflict (id) do nothing', [
      id,
      sealedKey.text(db, id, JSON.stringify(made)),
    ]);
    known.set(database.keys, await readKeys(db));
  });
}

/** As they are stored now: another process may have made one. */
export async function readKeys(db: Queries): Promise<AuditKeys> {
  const rows = await db.query<{ id: string; key: string }>('select id, key from audit_keys order by since, id');
  const keys = new Map(rows.flatMap(({ id, key }) => opened(db, id, key)));
  const under = (id: string): Hashing | null => {
    const key = keys.get(id);
    if (key === undefined) return null;
    const secret = Buffer.from(key.secret, 'base64');
    return (text) => `audit.${id}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const signing = under(db.keys.first.id);
  if (signing === null) throw new LoggableError(`The audit log has no key ${db.keys.first.id}.`);
  return {
    signing,
    of(stored) {
      const [, id] = signed.exec(stored) ?? [];
      return id === undefined ? unkeyed : under(id);
    },
    after: Math.min(...[...keys.values()].map(({ after }) => after)),
  };
}

/** One sealed under a key that is lost is lost, too: what it signed is not verified any more. */
function opened(db: Queries, id: string, key: string): readonly (readonly [string, Kept])[] {
  try {
    return [[id, JSON.parse(sealedKey.openText(db, id, key)) as Kept]];
  } catch {
    return [];
  }
}

/** Those of the database, as they were when it was opened (`openPortalDatabase` with keys). */
export function auditKeysOf({ keys }: Queries): AuditKeys {
  const found = known.get(keys);
  if (found === undefined)
    throw new LoggableError('Nothing is written into the audit log without keys (MADOGUCHI_KEYS).');
  return found;
}
