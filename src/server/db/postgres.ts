import pg from 'pg';
import type { Database } from './database.ts';
import type { KeyRing } from './key-ring.ts';
import { queriesOnPool } from './pooled.ts';

/** A PostgreSQL server that several portal processes may share. `url` as in `DATABASE_URL`. */
export async function openPostgres(url: string, keys: KeyRing): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // The server may close an idle connection without ending this process; the next query opens a new one.
  pool.on('error', () => undefined);
  return {
    kind: 'postgresql',
    // Unnamed: between us and the server there may be a pooler that hands each transaction another connection.
    ...queriesOnPool(pool, { nameOf: () => ({}), keys }),
    close: () => pool.end(),
  };
}
