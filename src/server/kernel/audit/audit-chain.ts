import type { Database, Queries } from '../../db/database.ts';

/** Where the chain begins and ends: places, and the hash at each. */
export interface Chain {
  /** What was up to here is forgotten. */
  readonly base: number;
  readonly baseHash: string;
  readonly head: number;
  readonly headHash: string;
}

export async function chainOf(db: Queries): Promise<Chain> {
  const [row] = await db.query<{ [name in keyof Chain]: string }>(
    `select base::text, base_hash as "baseHash", head::text, head_hash as "headHash" from audit_chain`,
  );
  if (row === undefined) throw new Error('audit_chain has no row.');
  return { ...row, base: Number(row.base), head: Number(row.head) };
}

/** Arbitrary advisory lock number: only one process at a time moves an end of the chain. Who writes rows does not ask for it. */
const lockNumber = 20260403;

/** Runs in a transaction while nobody else does; `or not at all`: answers `otherwise` where somebody does. */
export function alone<T>(
  database: Database,
  wait: 'waiting' | 'or not at all',
  work: (db: Queries) => Promise<T>,
  otherwise: T,
): Promise<T> {
  return database.transaction(async (db) => {
    const lock = wait === 'waiting' ? 'pg_advisory_xact_lock' : 'pg_try_advisory_xact_lock';
    const [row] = await db.query<{ is: unknown }>(`select ${lock}($1::bigint) as is`, [lockNumber]);
    return row?.is === false ? otherwise : work(db);
  });
}
