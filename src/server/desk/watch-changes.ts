import type { Database } from '../db/database.ts';
import { longStatementSeconds } from '../db/limits.ts';
import type { AgencyDesk } from '../kernel/portal/agency.ts';

/** From now on every change of an application is noted, whoever makes it; those that are there have changed. */
export async function watchChanges(
  database: Database,
  desks: readonly Pick<AgencyDesk, 'name' | 'table'>[],
): Promise<void> {
  for (const { name, table } of desks) {
    const watched = await database.query(
      `select 1 from pg_trigger where tgname = 'agency_change' and tgrelid = $1::text::regclass`,
      [table],
    );
    if (watched.length > 0) continue;
    // Nobody writes there until both are done.
    await database.transaction(
      (db) =>
        db.script(`
          create or replace trigger agency_change after insert or update of status, history on ${table}
            for each row execute function note_agency_change('${name}');
          insert into agency_changes (service, application_id, citizen_id) select '${name}', id, citizen_id from ${table}
            on conflict do nothing;`),
      { statementSeconds: longStatementSeconds },
    );
  }
}
