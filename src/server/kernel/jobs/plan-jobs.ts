import { type Database, json } from '../../db/database.ts';
import { longStatementSeconds } from '../../db/limits.ts';
import type { JobKinds } from './discover-jobs.ts';
import type { OfCitizen } from './job-kind.ts';

/**
 * Brings the jobs of a citizen up to date with their rows: those that they now lead to are there, those that they no longer lead to are not. What
 * was done stays done, and what was to happen before `since` does not happen any more.
 */
export async function planJobs(kinds: JobKinds, of: OfCitizen, since: Date): Promise<void> {
  for (const [kind, { plan }] of kinds) {
    if (plan === undefined) continue;
    const planned = (await plan.jobs(of)).map((one) => ({ ...one, key: `${kind}:${of.citizen.id}:${one.key}` }));
    await of.db.query(
      `delete from jobs where citizen_id = $1 and kind = $2 and done_at is null
         and key not in (select jsonb_array_elements_text($3::text::jsonb))`,
      [of.citizen.id, kind, json(planned.map(({ key }) => key))],
    );
    for (const { key, runAt, content } of planned.filter((one) => one.runAt >= since))
      await of.db.query(
        `insert into jobs (key, kind, citizen_id, run_at, content) values ($1, $2, $3, $4, $5::text::jsonb)
         on conflict (key) do update set content = excluded.content where jobs.done_at is null`,
        [key, kind, of.citizen.id, runAt, json(content)],
      );
  }
}

/** Every change of a table that a kind of job is planned from asks for a new plan. Throws where a table has no `citizen_id`. */
export async function watchTables(database: Database, kinds: JobKinds): Promise<void> {
  const tables = new Set([...kinds.values()].flatMap(({ plan }) => plan?.tables ?? []));
  for (const table of tables) {
    const watched = await database.query(
      `select 1 from pg_trigger where tgname = 'plan_jobs' and tgrelid = $1::text::regclass`,
      [table],
    );
    if (watched.length > 0) continue;
    await database.query(`select citizen_id from ${table} limit 0`);
    const trigger = `create or replace trigger plan_jobs after insert or update or delete on ${table} for each row execute function plan_jobs()`;
    // Another process may be writing there.
    await database.transaction((db) => db.script(trigger), { statementSeconds: longStatementSeconds });
  }
}
