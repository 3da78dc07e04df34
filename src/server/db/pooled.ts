import type pg from 'pg';
import type { Database, Queries } from './database.ts';
import { DatabaseError, wrapDriverErrors } from './database-error.ts';
import { inTime } from './in-time.ts';
import type { KeyRing } from './key-ring.ts';
import { setLimits } from './limits.ts';
import { NoConnection } from './no-connection.ts';
import { Transaction } from './transaction.ts';

/** Names under which the statements of a connection are prepared: each is parsed once, and planned once where one plan fits all its values. */
export type StatementNames = (sql: string) => { readonly name?: string };

interface Asked {
  readonly nameOf: StatementNames;
  /** For one statement; null = it takes what it takes. */
  readonly statementSeconds: number | null;
  readonly keys: KeyRing;
}

function queriesOn(clientOf: () => Promise<pg.PoolClient>, { nameOf, statementSeconds, keys }: Asked): Queries {
  return {
    keys,
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const client = await clientOf();
      const asked = () =>
        inTime(client, statementSeconds, client.query<Row>({ ...nameOf(text), text, values: [...values] }));
      return (await wrapDriverErrors(asked)).rows;
    },
    async script(sql) {
      const client = await clientOf();
      await wrapDriverErrors(() => inTime(client, statementSeconds, client.query(sql)));
    },
  };
}

/** What both databases have in common: queries and transactions over the connections of a pool. */
export function queriesOnPool(
  pool: pg.Pool,
  asked: Asked,
): Pick<Database, keyof Queries | 'transaction' | 'connections'> {
  // One that breaks while somebody has it fails what is asked on it; without this, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw new NoConnection(error);
    });
  const alone = async <T>(work: (queries: Queries) => Promise<T>): Promise<T> => {
    const client = await connect();
    try {
      const result = await work(queriesOn(async () => client, asked));
      client.release();
      return result;
    } catch (error) {
      // One over which the database has said what is wrong is sound.
      client.release(!(error instanceof DatabaseError));
      throw error;
    }
  };
  return {
    keys: asked.keys,
    query: (text, values) => alone((queries) => queries.query(text, values)),
    script: (sql) => alone((queries) => queries.script(sql)),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: pool.options.max,
    }),
    async transaction(work, { statementSeconds } = {}) {
      const isOwn = statementSeconds !== undefined && asked.statementSeconds !== null;
      const begin = isOwn ? `begin; ${setLimits(statementSeconds)}` : 'begin';
      const limits = isOwn ? { ...asked, statementSeconds } : asked;
      const transaction = new Transaction(connect, begin, limits.statementSeconds);
      try {
        const result = await work(queriesOn(transaction.client, limits));
        await transaction.commit();
        return result;
      } catch (error) {
        throw await transaction.rollBack(error);
      }
    },
  };
}
