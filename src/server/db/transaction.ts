import type pg from 'pg';
import { DatabaseError, isUnprepared, wrapDriverErrors } from './database-error.ts';
import { inTime } from './in-time.ts';
import { LoggableError } from './loggable-error.ts';
import { NoConnection } from './no-connection.ts';
import { sendTogether } from './own-stream.ts';

interface How {
  /** With what holds in it. */
  readonly begin: string;
  /** For one statement; null = it takes what it takes. */
  readonly seconds: number | null;
  /** The connection takes a statement while it has yet to answer another one. */
  readonly isPipelined: boolean;
}

/** A transaction that begins with its first statement: work that asks the database nothing costs it nothing. */
export class Transaction {
  readonly #connect: () => Promise<pg.PoolClient>;
  readonly #how: How;
  #begun: Promise<pg.PoolClient> | null = null;
  /** The last that was asked, once it has been answered. */
  #last: Promise<unknown> | null = null;
  readonly #noted: Promise<unknown>[] = [];
  #isOver = false;

  constructor(connect: () => Promise<pg.PoolClient>, how: How) {
    this.#connect = connect;
    this.#how = how;
  }

  /** What is asked while something else is under way is sent at once, where the connection takes it, and answered after it. */
  readonly ask = async <T>(ask: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    this.#begun ??= this.#start();
    const client = await this.#begun;
    // One of several that were asked together has failed, and the others went on.
    if (this.#isOver) throw new LoggableError('The transaction is over.');
    return this.#send(client, ask);
  };

  /** It is awaited before the transaction ends, and its failure is that of the transaction. */
  note(answer: Promise<unknown>): void {
    this.#noted.push(answer);
    answer.catch(() => undefined);
  }

  async #start(): Promise<pg.PoolClient> {
    const client = await this.#connect();
    try {
      // Awaited: should the database not begin it, what is sent after it would be done for good.
      await this.#send(client, () => client.query(this.#how.begin));
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
    this.#isOver = true;
    // Sent behind what was noted: where any of that fails, the database rolls back instead.
    const ended = this.#send(client, () => client.query<never>('commit'));
    const [{ command }] = await Promise.all([ended, ...this.#noted]);
    if (command !== 'COMMIT') throw new LoggableError('The transaction was rolled back.');
    client.release();
  }

  /** Returns what the whole failed with. A connection that cannot even roll back is discarded, and one whose statements are to be prepared anew. */
  async rollBack(error: unknown): Promise<unknown> {
    const client = await this.#begun?.catch(() => null);
    if (!client) return error;
    this.#isOver = true;
    const isBack = await this.#send(client, () => client.query('rollback')).then(
      () => true,
      () => false,
    );
    const isOnlyFollowed = error instanceof DatabaseError && error.code === failedBefore;
    const failed = isOnlyFollowed ? ((await this.#firstFailed()) ?? error) : error;
    client.release(!isBack || isUnprepared(failed));
    // Another one than this transaction's: something was begun.
    return error instanceof NoConnection ? new NoSecondConnection(error) : failed;
  }

  async #firstFailed(): Promise<unknown> {
    const all = await Promise.allSettled(this.#noted);
    return all.find((one) => one.status === 'rejected')?.reason;
  }

  #send<T>(client: pg.PoolClient, ask: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const before = this.#last;
    const isNext = before === null || this.#how.isPipelined;
    if (this.#how.isPipelined) sendTogether(client);
    const answer = isNext ? ask(client) : before.then(() => ask(client));
    this.#last = answer.catch(() => undefined);
    return wrapDriverErrors(() => inTime(client, this.#how.seconds, answer, before));
  }
}

/** Of a statement in a transaction in which an earlier one has failed. */
const failedBefore = '25P02';

class NoSecondConnection extends LoggableError {
  override readonly name = 'NoSecondConnection';
  readonly code: string;

  constructor({ code, message }: NoConnection) {
    super(`within a transaction: ${message}`);
    this.code = code;
  }
}
