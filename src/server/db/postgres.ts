import pg from 'pg';
import type { Database } from './database.ts';
import { type DatabaseLimits, setLimitsOf } from './limits.ts';
import { queriesOnPool } from './pooled.ts';

/** A PostgreSQL server that several portal processes may share. `url` as in `DATABASE_URL`. */
export async function openPostgres(url: string, limits: DatabaseLimits): Promise<Database> {
  const { connections: max, connectSeconds, statementSeconds } = limits;
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: connectSeconds * 1000 });
  // The server may close an idle connection without ending this process; the next query opens a new one.
  pool.on('error', () => undefined);
  // Asked for by a statement, ahead of the first one: a pooler takes no parameters of a connection.
  pool.on('connect', (client) => void client.query(setLimitsOf(limits)).catch(() => undefined));
  return {
    kind: 'postgresql',
    // Unnamed: between us and the server there may be a pooler that hands each transaction another connection.
    ...queriesOnPool(pool, { nameOf: () => ({}), statementSeconds }),
    close: () => pool.end(),
  };
}
