import { changesRows } from './asked-together.ts';
import type { Database, Queries } from './database.ts';

/** Something was to be written: until then nothing was, so that it can be begun again. */
export class Writes extends Error {}

/** Each statement by itself, since there is nothing to take back. Rejects with `Writes` instead of writing. */
export function readingOnly(database: Database): Queries {
  return {
    ...database,
    query: (sql, values) => (changesRows(sql) ? Promise.reject(new Writes()) : database.query(sql, values)),
    write: () => Promise.reject(new Writes()),
  };
}

/** For what mostly leaves nothing behind: what writes all the same begins anew, in a transaction. */
export async function readingFirst<T>(database: Database, work: (db: Queries) => Promise<T>): Promise<T> {
  try {
    return await work(readingOnly(database));
  } catch (error) {
    if (error instanceof Writes) return database.transaction(work);
    throw error;
  }
}
