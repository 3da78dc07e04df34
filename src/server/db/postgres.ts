import pg from 'pg';
import type { Database } from './database.ts';
import type { KeyRing } from './key-ring.ts';
import { type DatabaseLimits, setLimitsOf } from './limits.ts';
import { queriesOnPool } from './pooled.ts';

/** Not among the driver's types. */
const pipelined = { pipeline: true };

/** A PostgreSQL server that several portal processes may share. `url` as in `DATABASE_URL`. */
export async function openPostgres(url: string, limits: DatabaseLimits, keys: KeyRing): Promise<Database> {
  const { connections: max, connectSeconds, statementSeconds } = limits;
  // What is asked for together is sent together, not one after the answer of the other.
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectSeconds * 1000,
    ...pipelined,
  });
  // The server may close an idle connection without ending this process; the next query opens a new one.
  pool.on('error', () => undefined);
  // Asked for by a statement, ahead of the first one: a pooler takes no parameters of a connection.
  pool.on('connect', (client) => void client.query(setLimitsOf(limits)).catch(() => undefined));
  return {
    kind: 'postgresql',
    // Unnamed: between us and the server there may be a pooler that hands each transaction another connection.
    ...queriesOnPool(pool, { nameOf: () => ({}), statementSeconds, keys, isPipelined: true }),
    close: () => pool.end(),
  };
}
