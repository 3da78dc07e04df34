import type pg from 'pg';
import type { Database, Queries } from './database.ts';
import { DatabaseError, isUnprepared, wrapDriverErrors } from './database-error.ts';
import { inTime } from './in-time.ts';
import type { KeyRing } from './key-ring.ts';
import { setLimits } from './limits.ts';
import { NoConnection } from './no-connection.ts';
import type { StatementNames } from './statement-names.ts';
import { Transaction } from './transaction.ts';
import { Turns } from './turns.ts';

interface Asked {
  readonly nameOf: StatementNames;
  /** For one statement; null = it takes what it takes. */
  readonly statementSeconds: number | null;
  readonly keys: KeyRing;
  /** Connections take a statement while they have yet to answer another one. */
  readonly isPipelined: boolean;
}

/** Connections that no transaction has: a single statement does not wait until many of those are done, one after the other. */
const keptFree = (connections: number) => (connections < 4 ? 0 : Math.ceil(connections / 10));

/** Asks one thing of a connection, in its time. */
type Ask = <T>(ask: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

function queriesOver(ask: Ask, { nameOf, keys }: Asked): Omit<Queries, 'write'> {
  return {
    keys,
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      // Nobody changes it: the driver merely reads it.
      const given = values as unknown[];
      return (await ask((client) => client.query<Row>({ text, ...nameOf(text, client) }, given))).rows;
    },
    async script(sql) {
      await ask((client) => client.query(sql));
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
  const { max, connectionTimeoutMillis = 0 } = pool.options;
  const turns = new Turns(max - keptFree(max), connectionTimeoutMillis === 0 ? null : connectionTimeoutMillis);
  const alone: Ask = async (ask) => {
    const client = await connect();
    try {
      const result = await wrapDriverErrors(() => inTime(client, asked.statementSeconds, ask(client)));
      client.release();
      return result;
    } catch (error) {
      // One over which the database has said what is wrong is sound.
      client.release(!(error instanceof DatabaseError) || isUnprepared(error));
      throw error;
    }
  };
  const queries = queriesOver(alone, asked);
  return {
    ...queries,
    async write(text, values) {
      await queries.query(text, values);
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + turns.waiting,
      most: max,
    }),
    async transaction(work, { statementSeconds } = {}) {
      const isOwn = statementSeconds !== undefined && asked.statementSeconds !== null;
      const begin = isOwn ? `begin; ${setLimits(statementSeconds)}` : 'begin';
      const seconds = isOwn ? statementSeconds : asked.statementSeconds;
      let giveBack = () => {};
      const connectInTurn = async () => {
        giveBack = await turns.take().catch((error: unknown) => {
          throw new NoConnection(error);
        });
        return connect();
      };
      const transaction = new Transaction(connectInTurn, { begin, seconds, isPipelined: asked.isPipelined });
      const own = queriesOver(transaction.ask, asked);
      const write: Queries['write'] = async (text, values) => transaction.note(own.query(text, values));
      try {
        const result = await work({ ...own, write });
        await transaction.commit();
        return result;
      } catch (error) {
        throw await transaction.rollBack(error);
      } finally {
        giveBack();
      }
    },
  };
}
