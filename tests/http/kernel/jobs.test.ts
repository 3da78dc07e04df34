import { describe, expect, it } from 'vitest';
import type { JobKind } from '../../../src/server/kernel/jobs/job-kind.ts';
import { createJobs } from '../../../src/server/kernel/jobs/jobs.ts';
import { watchTables } from '../../../src/server/kernel/jobs/plan-jobs.ts';
import { startJobs } from '../../../src/server/kernel/jobs/start-jobs.ts';
import type { Portal } from '../../../src/server/kernel/portal/portal.ts';
import { databases } from '../harness.ts';
import { plainRegister } from '../ports/plain-register.ts';
import { minuteMs, start, trialJobs } from './trial-jobs.ts';

describe.each(databases)('jobs on %s', (kind) => {
  const { trial, database, process, citizen, logIn, effects } = trialJobs(kind);

  it('what a row leads to is planned once, however often it is asked for, and is done once, at its time and not before', async () => {
    await citizen('once');
    const jobs = process();
    await jobs.run();
    await database().query(`update citizens set persona_id = 'qr' where id = 'once'`);
    await jobs.run();
    expect(await database().query(`select key from jobs where citizen_id = 'once'`)).toEqual([
      { key: 'trial/greet:once:greet' },
    ]);
    expect(trial.ran).toEqual([]);
    trial.clock = start + 25 * 60 * minuteMs;
    for (const restarted of [process(), process()]) await restarted.run();
    await database().query(`update citizens set persona_id = 'qr' where id = 'once'`);
    await process().run();
    expect(trial.ran.splice(0)).toEqual([`once ${new Date(trial.clock).toISOString()}`]);
    expect(await effects('once')).toBe(1);
    trial.clock = start;
  });

  it('a change is planned anew by the kinds that go by its table, once for all changes', async () => {
    await database().script('create table trial_rows (citizen_id text); create table trial_others (citizen_id text)');
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
    await watchTables(database(), kinds);
    const portal = {
      database: database(),
      sandbox: true,
      register: plainRegister(),
      settings: {},
      now: () => new Date(trial.clock),
    };
    const jobs = createJobs(portal as unknown as Portal, kinds, {
      origin: () => '',
      failed: (one) => trial.failures.push(one),
    });
    await citizen('changing');
    await jobs.run();
    expect(planned.splice(0).sort()).toEqual(['trial_others', 'trial_rows']);
    for (const _ of [1, 2, 3]) await database().query(`insert into trial_rows values ('changing')`);
    await jobs.run();
    expect(planned.splice(0)).toEqual(['trial_rows']);
    await database().query(`insert into trial_others values ('changing')`);
    await database().query(`update citizens set persona_id = 'qr' where id = 'changing'`);
    await jobs.run();
    expect(planned.splice(0).sort()).toEqual(['trial_others', 'trial_rows']);
    expect(await database().query(`select key from jobs where kind = 'plan'`)).toEqual([]);
    expect(trial.failures).toEqual([]);
  });

  it('two processes at once: each job is done by one of them', async () => {
    const ids = Array.from({ length: 12 }, (_, number) => `many-${number}`);
    for (const id of ids) await citizen(id);
    await process().run();
    trial.clock = start + 25 * 60 * minuteMs;
    const done = await Promise.all([process(), process(), process()].map((jobs) => jobs.run()));
    expect(done.reduce((sum, some) => sum + some, 0)).toBe(ids.length);
    expect(
      trial.ran
        .splice(0)
        .map((one) => one.split(' ')[0])
        .sort(),
    ).toEqual([...ids].sort());
    trial.clock = start;
  });

  it('what fails leaves nothing, says no content, and is tried again after a minute, then two, by whoever is there', async () => {
    await citizen('failing');
    await process().run();
    trial.clock = start + 25 * 60 * minuteMs;
    trial.breaks = true;
    await process().run();
    await process().run();
    expect(await effects('failing')).toBe(0);
    trial.clock += minuteMs;
    await process().run();
    trial.clock += minuteMs;
    await process().run();
    expect(trial.failures.splice(0)).toEqual([
      { kind: 'trial/greet', attempts: 1, code: 'Error' },
      { kind: 'trial/greet', attempts: 2, code: 'Error' },
    ]);
    trial.breaks = false;
    trial.clock += minuteMs;
    await process().run();
    expect([await effects('failing'), trial.ran.splice(0).length]).toEqual([1, 1]);
    trial.clock = start;
  });

  it('one that is sealed under a lost key says so, and those behind it are done', async () => {
    for (const id of ['locked', 'behind']) await citizen(id);
    await process().run();
    await database().script(
      `update jobs set content = '"sealed.lost.A"', run_at = 'epoch' where citizen_id = 'locked'`,
    );
    trial.clock = start + 25 * 60 * minuteMs;
    expect([await process().run(), await effects('behind'), trial.ran.splice(0).length]).toEqual([1, 1, 1]);
    const told = await database().query(`delete from jobs where citizen_id = 'locked' returning last_error`);
    expect([told, trial.failures.splice(0)]).toMatchObject([
      [{ last_error: 'no-key' }],
      [{ attempts: 1, code: 'no-key' }],
    ]);
    trial.clock = start;
  });

  it.runIf(kind === 'PostgreSQL')('whoever is so slow that another one took over undoes what it did', async () => {
    await citizen('slow');
    await process().run();
    trial.clock = start + 25 * 60 * minuteMs;
    trial.meanwhile = async () => {
      trial.meanwhile = async () => {};
      trial.clock += 2 * minuteMs;
      await process().run();
    };
    await process().run();
    expect(await effects('slow')).toBe(1);
    expect(trial.failures.splice(0)).toMatchObject([{ code: 'taken' }]);
    trial.ran.splice(0);
    trial.clock = start;
  });

  it('a clock that was set forward makes the jobs of its person due, each at its time, and of nobody else', async () => {
    for (const id of ['ahead', 'here']) await citizen(id);
    await process().run();
    await logIn('ahead', 40 * 24 * 60 * minuteMs);
    await logIn('here', 0);
    await process().run();
    expect(trial.ran.splice(0)).toEqual([`ahead ${new Date(start + 24 * 60 * minuteMs).toISOString()}`]);
  });

  it('what recurs is there once, whatever number of processes starts, and comes back', async () => {
    const runners = await Promise.all([1, 2].map(() => startJobs(database(), process(), () => undefined)));
    await Promise.all(runners.map(({ stop }) => stop()));
    await process().run();
    trial.clock += 59 * minuteMs;
    await process().run();
    expect(trial.ran.splice(0)).toEqual(['hourly']);
    trial.clock += minuteMs;
    await process().run();
    expect(trial.ran.splice(0)).toEqual(['hourly']);
    trial.clock = start;
  });

  it('a table without an owner cannot lead to jobs', async () => {
    const plan = { tables: ['migrations'], jobs: async () => [] };
    await expect(watchTables(database(), new Map([['x', { plan, run: async () => undefined }]]))).rejects.toThrow();
  });
});
