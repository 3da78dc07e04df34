import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import type { JobKind, OfCitizen } from '../../../src/server/kernel/jobs/job-kind.ts';
import { createJobs, type JobFailure, type Jobs } from '../../../src/server/kernel/jobs/jobs.ts';
import type { Portal } from '../../../src/server/kernel/portal/portal.ts';
import { sandboxMailer } from '../../../src/server/sandbox/sandbox-mailer.ts';
import { plainRegister } from '../ports/plain-register.ts';
import { type DatabaseKind, openTestDatabase } from '../test-database.ts';

export const minuteMs = 60_000;
export const start = Date.parse('2026-12-01T00:00:00Z');

/** Processes that carry out jobs of three kinds on a database of their own; call inside a `describe`. */
export function trialJobs(kind: DatabaseKind) {
  let opened: Database | null = null;
  let remove = async () => {};
  const trial = {
    clock: start,
    ran: [] as string[],
    failures: [] as JobFailure[],
    breaks: false,
    meanwhile: async () => {},
    reach: async () => {},
  };
  /** Each login of a citizen leads to one, a day after 1 December. */
  const greet: JobKind = {
    once: true,
    plan: {
      tables: [],
      jobs: async ({ citizen }: OfCitizen) => [
        { key: 'greet', runAt: new Date(start + 24 * 60 * minuteMs), content: { name: citizen.id } },
      ],
    },
    async run({ db, job, now }) {
      await db.query('insert into trial_effects (name) values ($1)', [job.content.name]);
      await trial.meanwhile();
      if (trial.breaks) throw new Error(`not for the log: ${job.content.name}`);
      trial.ran.push(`${job.content.name} ${now.toISOString()}`);
      return { told: true };
    },
  };
  const hourly: JobKind = {
    everySeconds: 3600,
    outside: true,
    async run() {
      trial.ran.push('hourly');
      return undefined;
    },
  };
  const slow: JobKind = {
    outside: true,
    async run() {
      await trial.reach();
      return undefined;
    },
  };
  const database = () => {
    if (opened === null) throw new Error('The database is not open yet.');
    return opened;
  };
  beforeAll(async () => {
    ({ database: opened, remove } = await openTestDatabase(kind));
    // Planned as if on 1 December.
    await opened.script(`alter table jobs alter column created_at set default '${new Date(start).toISOString()}'`);
    await opened.script('create table trial_effects (name text)');
  }, 120_000);
  afterAll(async () => {
    await opened?.close();
    await remove();
  });
  return {
    trial,
    database,
    process(isSandbox = true): Jobs {
      const portal = {
        database: database(),
        sandbox: isSandbox,
        register: plainRegister(),
        mailer: sandboxMailer(database()),
        settings: {},
        now: () => new Date(trial.clock),
      } as Portal;
      const kinds = new Map([
        ['trial/greet', greet],
        ['trial/hourly', hourly],
        ['trial/slow', slow],
      ]);
      const failed = (failure: JobFailure) => trial.failures.push(failure);
      return createJobs(portal, kinds, { origin: () => '', failed });
    },
    citizen: (id: string) =>
      database().query(
        `insert into citizens (id, persona_id, persona, created_at) values ($1, 'qr', '{"id":"qr"}', now())`,
        [id],
      ),
    logIn: (id: string, aheadMs: number) =>
      database().query(
        `insert into sessions (id, citizen_id, clock_offset_ms, expires_at) values ($1, $1, $2::bigint, now())`,
        [id, String(aheadMs)],
      ),
    effects: async (id: string) => (await database().query('select 1 from trial_effects where name = $1', [id])).length,
  };
}
