import { type Database, json, type Queries } from '../../db/database.ts';
import { longStatementSeconds } from '../../db/limits.ts';
import { NotRead } from '../../ports/register.ts';
import { jobContent } from '../calls/sealed-columns.ts';
import type { ClaimedJob } from './claim-job.ts';
import type { JobKinds } from './discover-jobs.ts';
import type { JobKind, OfCitizen } from './job-kind.ts';

/** What a plan was asked for by. */
export interface AskedPlans {
  /** The first of them. */
  readonly at: Date;
  /** The tables that have changed; null = everything is to be planned. */
  readonly tables: ReadonlySet<string> | null;
}

/** What this plan was asked for by, and all others of its citizen that nobody has taken yet: it does their work, and they are gone. To be called before anything is read for it. */
export async function takePlans(db: Queries, plan: ClaimedJob): Promise<AskedPlans> {
  const others = await db.query<{ key: string; at: Date }>(
    `delete from jobs where id = any (array(
       select id from jobs where citizen_id = $1 and kind = 'plan' and id <> $2::bigint and attempts = 0 and done_at is null
         for update skip locked))
     returning key, created_at as at`,
    [plan.citizenId, plan.id],
  );
  const all = [{ key: plan.key, at: plan.plannedAt }, ...others];
  const tables = all.map(({ key }) => key.split(':')[3] ?? everything);
  return {
    at: new Date(Math.min(...all.map(({ at }) => at.getTime()))),
    tables: tables.includes(everything) ? null : new Set(tables),
  };
}

/** A login tells what the registers know, on which any kind may go; so does what was planned before tables were named. */
const everything = 'citizens';

/**
 * Brings the jobs of a citizen up to date with their rows: those that they now lead to are there, those that they no longer lead to are not. What
 * was done stays done, and what was to happen before `since` does not happen any more. `tables`: of which alone something has changed. Returns why some are
 * as they were: a register that they go by could not be read, which is no reason to drop them; null = all are planned.
 */
export async function planJobs(
  kinds: JobKinds,
  of: OfCitizen,
  { since, tables }: { readonly since: Date; readonly tables: AskedPlans['tables'] },
): Promise<NotRead | null> {
  const { db, citizen } = of;
  const all = [...kinds].flatMap(([kind, { plan }]) =>
    plan === undefined || (tables !== null && plan.tables.every((table) => !tables.has(table))) ? [] : [{ kind, plan }],
  );
  const found = await Promise.all(all.map(({ kind, plan }) => plannedOf(kind, plan, of)));
  const planning = all.filter((_one, index) => !(found[index] instanceof NotRead));
  const planned = found.flatMap((one) => (one instanceof NotRead ? [] : one));
  const unread = found.find((one) => one instanceof NotRead) ?? null;
  await db.write(
    `delete from jobs where citizen_id = $1 and kind = any ($2::text[]) and done_at is null and not key = any ($3::text[])`,
    [citizen.id, planning.map(({ kind }) => kind), planned.map(({ key }) => key)],
  );
  const due = new Map(planned.filter(({ runAt }) => runAt >= since).map((one) => [one.key, one]));
  if (due.size === 0) return unread;
  const rows = [...due.values()].map(({ key, kind, runAt, content }) => ({
    key,
    kind,
    run_at: runAt,
    content: jobContent.value(db, citizen.id, content),
  }));
  await db.write(
    `insert into jobs (key, kind, citizen_id, run_at, content)
     select key, kind, $1, run_at, content from jsonb_to_recordset($2::text::jsonb) as p (key text, kind text, run_at timestamptz, content jsonb)
     on conflict (key) do update set content = excluded.content where jobs.done_at is null`,
    [citizen.id, json(rows)],
  );
  return unread;
}

async function plannedOf(kind: string, plan: NonNullable<JobKind['plan']>, of: OfCitizen) {
  try {
    return (await plan.jobs(of)).map((one) => ({ ...one, kind, key: `${kind}:${of.citizen.id}:${one.key}` }));
  } catch (error) {
    if (error instanceof NotRead) return error;
    throw error;
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
