import type pg from 'pg';
import { wrapDriverErrors } from './database-error.ts';
import { inTime } from './in-time.ts';
import { LoggableError } from './loggable-error.ts';
import { NoConnection } from './no-connection.ts';

/** A transaction that begins with its first statement: work that asks the database nothing costs it nothing. */
export class Transaction {
  readonly #connect: () => Promise<pg.PoolClient>;
  readonly #begin: string;
  readonly #seconds: number | null;
  #begun: Promise<pg.PoolClient> | null = null;

  /** `begin`: with what holds in it. `seconds`: for one statement; null = it takes what it takes. */
  constructor(connect: () => Promise<pg.PoolClient>, begin: string, seconds: number | null) {
    this.#connect = connect;
    this.#begin = begin;
    this.#seconds = seconds;
  }

  readonly client = (): Promise<pg.PoolClient> => {
    this.#begun ??= this.#start();
    return this.#begun;
  };

  async #start(): Promise<pg.PoolClient> {
    const client = await this.#connect();
    try {
      await this.#run(client, this.#begin);
      return client;
    } catch (error) {
      client.release(true);
      // It may be an old one, at whose other end nobody is any more.
      throw new NoConnection(error);
    }
  }

  async commit(): Promise<void> {
    const client = await this.#begun;
    if (client === null) return;
    await this.#run(client, 'commit');
    client.release();
  }

  /** Returns what the whole failed with. A connection that cannot even roll back is discarded. */
  async rollBack(error: unknown): Promise<unknown> {
    const client = await this.#begun?.catch(() => null);
    if (!client) return error;
    await this.#run(client, 'rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    // Another one than this transaction's: something was begun.
    return error instanceof NoConnection ? new NoSecondConnection(error) : error;
  }

  #run(client: pg.PoolClient, sql: string): Promise<unknown> {
    return wrapDriverErrors(() => inTime(client, this.#seconds, client.query(sql)));
  }
}

class NoSecondConnection extends LoggableError {
  override readonly name = 'NoSecondConnection';
  readonly code: string;

  constructor({ code, message }: NoConnection) {
    super(`within a transaction: ${message}`);
    this.code = code;
  }
}
