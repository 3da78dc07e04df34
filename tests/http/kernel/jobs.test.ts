import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import type { JobKind, OfCitizen } from '../../../src/server/kernel/jobs/job-kind.ts';
import { createJobs, type JobFailure, type Jobs } from '../../../src/server/kernel/jobs/jobs.ts';
import { watchTables } from '../../../src/server/kernel/jobs/plan-jobs.ts';
import { startJobs } from '../../../src/server/kernel/jobs/start-jobs.ts';
import type { Portal } from '../../../src/server/kernel/portal/portal.ts';
import { calendarFile } from '../../../src/server/pages/calendar/calendar-file.ts';
import { sandboxMailer } from '../../../src/server/sandbox/sandbox-mailer.ts';
import { databases } from '../harness.ts';
import { plainRegister } from '../ports/plain-register.ts';
import { openTestDatabase } from '../test-database.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-12-01T00:00:00Z');

describe.each(databases)('jobs on %s', (kind) => {
  let database: Database;
  let remove = async () => {};
  let clock = start;
  const ran: string[] = [];
  const failures: JobFailure[] = [];
  let breaks = false;
  let meanwhile = async () => {};
  let reach = async () => {};
  const ends: Promise<unknown>[] = [];

  /** Each login of a citizen leads to one, a day after 1 December. */
  const trial: JobKind = {
    once: true,
    plan: {
      tables: [],
      jobs: async ({ citizen }: OfCitizen) => [
        { key: 'greet', runAt: new Date(start + 24 * 60 * minuteMs), content: { name: citizen.id } },
      ],
    },
    async run({ db, job, now }) {
      await db.query('insert into trial_effects (name) values ($1)', [job.content.name]);
      await meanwhile();
      if (breaks) throw new Error(`not for the log: ${job.content.name}`);
      ran.push(`${job.content.name} ${now.toISOString()}`);
      return { told: true };
    },
  };
  const hourly: JobKind = {
    everySeconds: 3600,
    outside: true,
    async run() {
      ran.push('hourly');
      return undefined;
    },
  };
  const slow: JobKind = {
    outside: true,
    async run() {
      await reach();
      return undefined;
    },
  };
  const process = (isSandbox = true): Jobs => {
    const portal = {
      database,
      sandbox: isSandbox,
      register: plainRegister(),
      mailer: sandboxMailer(database),
      settings: {},
      now: () => new Date(clock),
    } as Portal;
    const kinds = new Map([
      ['trial/greet', trial],
      ['trial/hourly', hourly],
      ['trial/slow', slow],
    ]);
    const failed = (failure: JobFailure) => failures.push(failure);
    return createJobs(portal, kinds, { origin: () => '', failed });
  };
  const citizen = (id: string) =>
    database.query(
      `insert into citizens (id, persona_id, persona, created_at) values ($1, 'qr', '{"id":"qr"}', now())`,
      [id],
    );
  const logIn = (id: string, aheadMs: number) =>
    database.query(
      `insert into sessions (id, citizen_id, clock_offset_ms, expires_at) values ($1, $1, $2::bigint, now())`,
      [id, String(aheadMs)],
    );
  const effects = async (id: string) =>
    (await database.query('select 1 from trial_effects where name = $1', [id])).length;

  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase(kind));
    // Planned as if on 1 December.
    await database.script(`alter table jobs alter column created_at set default '${new Date(start).toISOString()}'`);
    await database.script('create table trial_effects (name text)');
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await remove();
  });

  it('what a row leads to is planned once, however often it is asked for, and is done once, at its time and not before', async () => {
    await citizen('once');
    const jobs = process();
    await jobs.run();
    await database.query(`update citizens set persona_id = 'qr' where id = 'once'`);
    await jobs.run();
    expect(await database.query(`select key from jobs where citizen_id = 'once'`)).toEqual([
      { key: 'trial/greet:once:greet' },
    ]);
    expect(ran).toEqual([]);
    clock = start + 25 * 60 * minuteMs;
    for (const restarted of [process(), process()]) await restarted.run();
    await database.query(`update citizens set persona_id = 'qr' where id = 'once'`);
    await process().run();
    expect(ran.splice(0)).toEqual([`once ${new Date(clock).toISOString()}`]);
    expect(await effects('once')).toBe(1);
    clock = start;
  });

  it('a change is planned anew by the kinds that go by its table, once for all changes', async () => {
    await database.script('create table trial_rows (citizen_id text); create table trial_others (citizen_id text)');
    const planned: string[] = [];
    const by = (table: string): JobKind => ({
      plan: {
        tables: [table],
        async jobs() {
          planned.push(table);
          return [];
        },
      },
      run: async () => undefined,
    });
    const kinds = new Map(['trial_rows', 'trial_others'].map((table) => [`trial/${table}`, by(table)]));
    await watchTables(database, kinds);
    const portal = { database, sandbox: true, register: plainRegister(), settings: {}, now: () => new Date(clock) };
    const jobs = createJobs(portal as unknown as Portal, kinds, {
      origin: () => '',
      failed: (one) => failures.push(one),
    });
    await citizen('changing');
    await jobs.run();
    expect(planned.splice(0).sort()).toEqual(['trial_others', 'trial_rows']);
    for (const _ of [1, 2, 3]) await database.query(`insert into trial_rows values ('changing')`);
    await jobs.run();
    expect(planned.splice(0)).toEqual(['trial_rows']);
    await database.query(`insert into trial_others values ('changing')`);
    await database.query(`update citizens set persona_id = 'qr' where id = 'changing'`);
    await jobs.run();
    expect(planned.splice(0).sort()).toEqual(['trial_others', 'trial_rows']);
    expect(await database.query(`select key from jobs where kind = 'plan'`)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('two processes at once: each job is done by one of them', async () => {
    const ids = Array.from({ length: 12 }, (_, number) => `many-${number}`);
    for (const id of ids) await citizen(id);
    await process().run();
    clock = start + 25 * 60 * minuteMs;
    const done = await Promise.all([process(), process(), process()].map((jobs) => jobs.run()));
    expect(done.reduce((sum, some) => sum + some, 0)).toBe(ids.length);
    expect(
      ran
        .splice(0)
        .map((one) => one.split(' ')[0])
        .sort(),
    ).toEqual([...ids].sort());
    clock = start;
  });

  it('what fails leaves nothing, says no content, and is tried again after a minute, then two, by whoever is there', async () => {
    await citizen('failing');
    await process().run();
    clock = start + 25 * 60 * minuteMs;
    breaks = true;
    await process().run();
    await process().run();
    expect(await effects('failing')).toBe(0);
    clock += minuteMs;
    await process().run();
    clock += minuteMs;
    await process().run();
    expect(failures.splice(0)).toEqual([
      { kind: 'trial/greet', attempts: 1, code: 'Error' },
      { kind: 'trial/greet', attempts: 2, code: 'Error' },
    ]);
    breaks = false;
    clock += minuteMs;
    await process().run();
    expect([await effects('failing'), ran.splice(0).length]).toEqual([1, 1]);
    clock = start;
  });

  it('one that is sealed under a lost key says so, and those behind it are done', async () => {
    for (const id of ['locked', 'behind']) await citizen(id);
    await process().run();
    await database.script(`update jobs set content = '"sealed.lost.A"', run_at = 'epoch' where citizen_id = 'locked'`);
    clock = start + 25 * 60 * minuteMs;
    expect([await process().run(), await effects('behind'), ran.splice(0).length]).toEqual([1, 1, 1]);
    const told = await database.query(`delete from jobs where citizen_id = 'locked' returning last_error`);
    expect([told, failures.splice(0)]).toMatchObject([[{ last_error: 'no-key' }], [{ attempts: 1, code: 'no-key' }]]);
    clock = start;
  });

  it.runIf(kind === 'PostgreSQL')('whoever is so slow that another one took over undoes what it did', async () => {
    await citizen('slow');
    await process().run();
    clock = start + 25 * 60 * minuteMs;
    meanwhile = async () => {
      meanwhile = async () => {};
      clock += 2 * minuteMs;
      await process().run();
    };
    await process().run();
    expect(await effects('slow')).toBe(1);
    expect(failures.splice(0)).toMatchObject([{ code: 'taken' }]);
    ran.splice(0);
    clock = start;
  });

  it.each([
    ['in the sandbox: waits for what another run has begun', true, ['somebody else', 'done', 'seen']],
    ['outside: does not wait for a mail service', false, ['seen', 'somebody else', 'done']],
  ])('who asks for what is due for one person, %s', async (_, isSandbox, expected) => {
    await database.query(
      `insert into citizens (id, persona_id, persona, created_at) values ('begun', 'qr', '{"id":"qr"}', now()) on conflict do nothing`,
    );
    await process().run();
    await database.query(
      `insert into jobs (key, kind, citizen_id, run_at) values ('slow:begun', 'trial/slow', 'begun', 'epoch')`,
    );
    const jobs = process(isSandbox);
    const order: string[] = [];
    let goOn = () => {};
    const others = new Promise<void>((begun) => {
      reach = () => {
        begun();
        return new Promise((resolve) => {
          goOn = resolve;
        });
      };
      ends.push(jobs.run().then(() => order.push('done')));
    });
    await others;
    ends.push(jobs.run({ citizenId: 'begun' }).then(() => order.push('seen')));
    if (!isSandbox) await ends.at(-1);
    await jobs.run({ citizenId: 'nobody' });
    order.push('somebody else');
    goOn();
    await Promise.all(ends.splice(0));
    expect(order).toEqual(expected);
  });

  it('a page outside the sandbox begins nothing that reaches out, and ends where something fails', async () => {
    await citizen('visits');
    await process().run();
    clock = start + 26 * 60 * minuteMs;
    const due = (key: string, name: string) =>
      database.query(
        `insert into jobs (key, kind, citizen_id, run_at, content) values ($1, $2, 'visits', 'epoch', '{"name":"visits"}')`,
        [key, name],
      );
    const left = async () =>
      (
        await database.query<{ key: string }>(
          `select key from jobs where citizen_id = 'visits' and done_at is null and attempts = 0 order by id`,
        )
      ).map(({ key }) => key);
    await due('visits:slow', 'trial/slow');
    reach = async () => {
      throw new Error('It was begun.');
    };
    await process(false).run({ citizenId: 'visits' });
    expect(await left()).toEqual(['visits:slow']);
    for (const key of ['visits:one', 'visits:two']) await due(key, 'trial/greet');
    breaks = true;
    await process(false).run({ citizenId: 'visits' });
    breaks = false;
    expect(await left()).toEqual(['visits:slow', 'visits:two']);
    await database.query(`delete from jobs where citizen_id = 'visits'`);
    reach = async () => {};
    failures.splice(0);
    ran.splice(0);
    clock = start;
  });

  it('a system outside that takes its time delays nothing else', async () => {
    await citizen('beside');
    await process().run();
    clock = start + 27 * 60 * minuteMs;
    let goOn = () => {};
    const begun = new Promise<void>((isBegun) => {
      reach = () => {
        isBegun();
        return new Promise((resolve) => {
          goOn = resolve;
        });
      };
    });
    await database.query(`insert into jobs (key, kind, run_at) values ('slow:nobody', 'trial/slow', 'epoch')`);
    const started = await startJobs(database, process(false), () => undefined);
    await begun;
    await database.query(
      `insert into jobs (key, kind, citizen_id, run_at, content) values ('beside:one', 'trial/greet', 'beside', 'epoch', '{"name":"one"}')`,
    );
    await vi.waitFor(async () => expect(await effects('one')).toBe(1), { timeout: 20_000, interval: 200 });
    goOn();
    await started.stop();
    await database.query('delete from jobs where citizen_id is null');
    reach = async () => {};
    ran.splice(0);
    clock = start;
  });

  it('a clock that was set forward makes the jobs of its person due, each at its time, and of nobody else', async () => {
    for (const id of ['ahead', 'here']) await citizen(id);
    await process().run();
    await logIn('ahead', 40 * 24 * 60 * minuteMs);
    await logIn('here', 0);
    await process().run();
    expect(ran.splice(0)).toEqual([`ahead ${new Date(start + 24 * 60 * minuteMs).toISOString()}`]);
  });

  it('what recurs is there once, whatever number of processes starts, and comes back', async () => {
    const runners = await Promise.all([1, 2].map(() => startJobs(database, process(), () => undefined)));
    await Promise.all(runners.map(({ stop }) => stop()));
    await process().run();
    clock += 59 * minuteMs;
    await process().run();
    expect(ran.splice(0)).toEqual(['hourly']);
    clock += minuteMs;
    await process().run();
    expect(ran.splice(0)).toEqual(['hourly']);
    clock = start;
  });

  it('a table without an owner cannot lead to jobs', async () => {
    const plan = { tables: ['migrations'], jobs: async () => [] };
    await expect(watchTables(database, new Map([['x', { plan, run: async () => undefined }]]))).rejects.toThrow();
  });
});

it('a calendar file has its texts escaped, its lines folded within letters, and one name for one thing', () => {
  const summary = `支払いの期限：見本士, 登録;「\\」\nつづき${'あ'.repeat(40)}\u0000`;
  const day = { uid: 'one@madoguchi', day: '20261228', summary, description: '払う。', url: 'http://localhost/x' };
  const file = calendarFile([day], new Date('2026-11-27T18:43:24.123Z'));
  const lines = file.split('\r\n');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file).not.toContain('\ufffd');
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toEqual(
    expect.arrayContaining([
      'UID:one@madoguchi',
      'DTSTAMP:20261127T184324Z',
      'DTSTART;VALUE=DATE:20261228',
      `SUMMARY:支払いの期限：見本士\\, 登録\\;「\\\\」\\nつづき${'あ'.repeat(40)}`,
      'DESCRIPTION:払う。',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});
