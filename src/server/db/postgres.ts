import pg from 'pg';
import type { Database, Queries } from './database.ts';
import { wrapDriverErrors } from './database-error.ts';

function queriesOn(client: pg.Pool | pg.PoolClient): Queries {
  return {
    async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
      const { rows } = await wrapDriverErrors(() => client.query<Row>(sql, [...values]));
      return rows;
    },
    async script(sql) {
      await wrapDriverErrors(() => client.query(sql));
    },
  };
}

/** A PostgreSQL server that several portal processes may share. `url` as in `DATABASE_URL`. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // The server may close an idle connection without ending this process; the next query opens a new one.
  pool.on('error', () => undefined);
  return {
    kind: 'postgresql',
    ...queriesOn(pool),
    transaction: (work) =>
      wrapDriverErrors(async () => {
        const client = await pool.connect();
        try {
          await client.query('begin');
          const result = await work(queriesOn(client));
          await client.query('commit');
          client.release();
          return result;
        } catch (error) {
          // A connection that cannot even roll back is discarded.
          await client.query('rollback').then(
            () => client.release(),
            (broken: Error) => client.release(broken),
          );
          throw error;
        }
      }),
    close: () => pool.end(),
  };
}
