import type { FastifyRequest } from 'fastify';
import { type Known, readOnce } from '../../../db/asked-together.ts';
import type { Database, Queries } from '../../../db/database.ts';
import { isDatabaseAway, NoConnection } from '../../../db/no-connection.ts';
import { drawnPage } from '../../sessions/browser-of.ts';

const knownFor = new WeakMap<FastifyRequest, Known>();

/**
 * For a call that leaves nothing behind: each statement by itself, since there is nothing to take back. Calls of one page that is drawn ask the same
 * of the database once: its page is of one moment.
 */
export async function reading<T>(database: Database, work: (db: Queries) => Promise<T>): Promise<T> {
  try {
    return await work(onceForPage(database));
  } catch (error) {
    // Whatever was asked, nothing was begun.
    throw isDatabaseAway(error) && !(error instanceof NoConnection) ? new NoConnection(error) : error;
  }
}

function onceForPage(database: Database): Queries {
  const page = drawnPage();
  if (page === null) return database;
  const known: Known = knownFor.get(page) ?? new Map();
  knownFor.set(page, known);
  return readOnce(database, known);
}
