import pg from 'pg';
import type { Database } from './database.ts';
import type { KeyRing } from './key-ring.ts';
import { type DatabaseLimits, setLimitsOf } from './limits.ts';
import { queriesOnPool } from './pooled.ts';
import { statementNames } from './statement-names.ts';

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
  const names = statementNames();
  const direct = new WeakSet<pg.PoolClient>();
  // Asked for by a statement, ahead of the first one: a pooler takes no parameters of a connection.
  pool.on('connect', (client) => {
    const begin = `${setLimitsOf(limits)}; select pg_backend_pid() as pid`;
    client.query(begin).then(
      (answers) => {
        if (isDirect(client, answers)) direct.add(client);
      },
      () => undefined,
    );
  });
  return {
    kind: 'postgresql',
    // Unnamed behind a pooler that hands each transaction another connection: there, nothing stays prepared.
    ...queriesOnPool(pool, {
      nameOf: (sql, client) => (direct.has(client) ? names(sql, client) : {}),
      statementSeconds,
      keys,
      isPipelined: true,
    }),
    close: () => pool.end(),
  };
}

/** Nobody is between us and the server: the process that it says it is is the one with which the connection was opened. A pooler opens its own. */
function isDirect(client: pg.PoolClient, answers: unknown): boolean {
  const [last] = [answers].flat().slice(-1) as readonly pg.QueryResult<{ readonly pid: number }>[];
  const { processID } = client as pg.PoolClient & { readonly processID: number | null };
  return last?.rows[0]?.pid === processID;
}
