import { describe, expect, it, vi } from 'vitest';
import { startJobs } from '../../../src/server/kernel/jobs/start-jobs.ts';
import { databases } from '../harness.ts';
import { minuteMs, start, trialJobs } from './trial-jobs.ts';

describe.each(databases)('jobs beside each other, on %s', (kind) => {
  const { trial, database, process, citizen, effects } = trialJobs(kind);
  const ends: Promise<unknown>[] = [];

  it.each([
    ['in the sandbox: waits for what another run has begun', true, ['somebody else', 'done', 'seen']],
    ['outside: does not wait for a mail service', false, ['seen', 'somebody else', 'done']],
  ])('who asks for what is due for one person, %s', async (_, isSandbox, expected) => {
    await database().query(
      `insert into citizens (id, persona_id, persona, created_at) values ('begun', 'qr', '{"id":"qr"}', now()) on conflict do nothing`,
    );
    await process().run();
    await database().query(
      `insert into jobs (key, kind, citizen_id, run_at) values ('slow:begun', 'trial/slow', 'begun', 'epoch')`,
    );
    const jobs = process(isSandbox);
    const order: string[] = [];
    let goOn = () => {};
    const others = new Promise<void>((begun) => {
      trial.reach = () => {
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
    trial.clock = start + 26 * 60 * minuteMs;
    const due = (key: string, name: string) =>
      database().query(
        `insert into jobs (key, kind, citizen_id, run_at, content) values ($1, $2, 'visits', 'epoch', '{"name":"visits"}')`,
        [key, name],
      );
    const left = async () =>
      (
        await database().query<{ key: string }>(
          `select key from jobs where citizen_id = 'visits' and done_at is null and attempts = 0 order by id`,
        )
      ).map(({ key }) => key);
    await due('visits:slow', 'trial/slow');
    trial.reach = async () => {
      throw new Error('It was begun.');
    };
    await process(false).run({ citizenId: 'visits' });
    expect(await left()).toEqual(['visits:slow']);
    for (const key of ['visits:one', 'visits:two']) await due(key, 'trial/greet');
    trial.breaks = true;
    await process(false).run({ citizenId: 'visits' });
    trial.breaks = false;
    expect(await left()).toEqual(['visits:slow', 'visits:two']);
    await database().query(`delete from jobs where citizen_id = 'visits'`);
    trial.reach = async () => {};
    trial.failures.splice(0);
    trial.ran.splice(0);
    trial.clock = start;
  });

  it('a system outside that takes its time delays nothing else', async () => {
    await citizen('beside');
    await process().run();
    trial.clock = start + 27 * 60 * minuteMs;
    let goOn = () => {};
    const begun = new Promise<void>((isBegun) => {
      trial.reach = () => {
        isBegun();
        return new Promise((resolve) => {
          goOn = resolve;
        });
      };
    });
    await database().query(`insert into jobs (key, kind, run_at) values ('slow:nobody', 'trial/slow', 'epoch')`);
    const started = await startJobs(database(), process(false), () => undefined);
    await begun;
    await database().query(
      `insert into jobs (key, kind, citizen_id, run_at, content) values ('beside:one', 'trial/greet', 'beside', 'epoch', '{"name":"one"}')`,
    );
    await vi.waitFor(async () => expect(await effects('one')).toBe(1), { timeout: 20_000, interval: 200 });
    goOn();
    await started.stop();
    await database().query('delete from jobs where citizen_id is null');
    trial.reach = async () => {};
    trial.ran.splice(0);
    trial.clock = start;
  });
});
