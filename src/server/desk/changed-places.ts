import type { Database } from '../db/database.ts';
import type { Place } from './filed-applications.ts';

/** Arbitrary advisory lock number: only one reader at a time gives out places. Who changes an application does not ask for it. */
const lockNumber = 20261130;

/**
 * What has changed from there on (null: from the first), at most so many. What was committed since gets its place first, behind everything that was read before: nobody who goes on
 * from a place misses what was written earlier and committed later.
 */
export function changedPlaces(
  database: Database,
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<readonly Place[]> {
  if (after !== null && !/^\d{1,18}$/.test(after)) throw new Error('It is no cursor of changes.');
  return database.transaction(async (db) => {
    await db.query('select pg_advisory_xact_lock($1::bigint)', [lockNumber]);
    // No more than are asked for: they stand behind every cursor, so that a part is not shorter for it.
    await db.query(
      `update agency_changes set place = nextval('agency_change_places')
        where (service, application_id) in
          (select service, application_id from agency_changes where place is null limit $1 for update skip locked)`,
      [most],
    );
    return db.query<Place>(
      `select service, application_id as id, citizen_id as owner, place::text as cursor from agency_changes
        where place > $1::bigint order by place limit $2`,
      [after ?? '0', most],
    );
  });
}
