import type pg from 'pg';
import type { Database, Queries } from './database.ts';
import { wrapDriverErrors } from './database-error.ts';

/** Names under which the statements of a connection are prepared: each is parsed once, and planned once where one plan fits all its values. */
export type StatementNames = (sql: string) => { readonly name?: string };

function queriesOn(client: pg.Pool | pg.PoolClient, nameOf: StatementNames): Queries {
  return {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const { rows } = await wrapDriverErrors(() => client.query<Row>({ ...nameOf(text), text, values: [...values] }));
      return rows;
    },
    async script(sql) {
      await wrapDriverErrors(() => client.query(sql));
    },
  };
}

/** What both databases have in common: queries and transactions over the connections of a pool. */
export function queriesOnPool(
  pool: pg.Pool,
  nameOf: StatementNames,
): Pick<Database, keyof Queries | 'transaction' | 'connections'> {
  return {
    ...queriesOn(pool, nameOf),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: pool.options.max,
    }),
    transaction: (work) =>
      wrapDriverErrors(async () => {
        const client = await pool.connect();
        try {
          await client.query('begin');
          const result = await work(queriesOn(client, nameOf));
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
  };
}
