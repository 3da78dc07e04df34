import type { FastifyRequest } from 'fastify';
import { type Known, readOnce } from '../../../db/asked-together.ts';
import type { Database, Queries } from '../../../db/database.ts';
import { isDatabaseAway, NoConnection } from '../../../db/no-connection.ts';
import { readingOnly, Writes } from '../../../db/reading-only.ts';
import type { ServerCall } from '../../contract/calls.ts';
import { drawnPage } from '../../sessions/browser-of.ts';

const knownFor = new WeakMap<FastifyRequest, Known>();

/** Calls that were seen to write, though their contract has no effect: how often they are made, what is overdue, who has looked at whom. */
const writing = new WeakSet<ServerCall>();

/**
 * For a call that leaves nothing behind: each statement by itself, since there is nothing to take back. Calls of one page that is drawn ask the same
 * of the database once: its page is of one moment. One that writes all the same begins anew, in a transaction.
 */
export async function reading<T>(database: Database, call: ServerCall, work: (db: Queries) => Promise<T>): Promise<T> {
  const writes = () => {
    // What follows in the page is read anew.
    const page = drawnPage();
    if (page !== null) knownFor.delete(page);
    return database.transaction(work);
  };
  if (writing.has(call)) return writes();
  try {
    return await work(readingFor(database));
  } catch (error) {
    if (error instanceof Writes) {
      writing.add(call);
      return writes();
    }
    // Whatever was asked, nothing was begun.
    throw isDatabaseAway(error) && !(error instanceof NoConnection) ? new NoConnection(error) : error;
  }
}

/** Each statement by itself; of a page that is drawn, once. */
export function readingFor(database: Database): Queries {
  const page = drawnPage();
  const db = readingOnly(database);
  if (page === null) return db;
  const known: Known = knownFor.get(page) ?? new Map();
  knownFor.set(page, known);
  return readOnce(db, known);
}
