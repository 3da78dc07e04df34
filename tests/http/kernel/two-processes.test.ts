import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasPostgres, type RunningPostgres, startPostgres } from '../postgres.ts';
import { startProcess } from './server-process.ts';
import { Visitor } from './visitor.ts';

const limitMs = 120_000;

describe.runIf(hasPostgres)('two processes on one PostgreSQL', () => {
  let postgres: RunningPostgres;
  let ofPeople: RunningPostgres;
  let processes: Awaited<ReturnType<typeof startProcess>>[] = [];

  beforeAll(async () => {
    [postgres, ofPeople] = [await startPostgres(), await startPostgres()];
    // Both at once: each finds an empty database and wants to make the tables.
    processes = await Promise.all([
      startProcess(postgres.url),
      startProcess(postgres.url),
      startProcess(ofPeople.url, null),
    ]);
  }, limitMs);
  afterAll(async () => {
    for (const { child } of processes) if (child.exitCode === null) child.kill('SIGKILL');
    await postgres?.stop();
    await ofPeople?.stop();
  }, limitMs);

  const visitorOn = (index: number, cookie = '') => {
    const visitor = new Visitor({ origin: processes[index]?.origin ?? '', database: null as never });
    visitor.cookie = cookie;
    return visitor;
  };

  it('a citizen logged in at one is logged in at the other, with its clock, faults and journal', async () => {
    const first = visitorOn(0);
    await first.login('qr');
    const second = visitorOn(1, first.cookie);
    const isLogin = (visitor: Visitor) =>
      visitor.post('/api/common/login/is-login', { commonHeader: { screenId: 'SCK2301-01-001' } });
    const reply = await isLogin(second);
    expect(reply.json.resBody).toMatchObject({ loginInfo: { isLogin: true, loginType: '2' } });
    expect(reply.headers.get('session-expires-in')).toBe('1200');
    await first.post('/sandbox/faults', { path: '/api/common/login/is-login', status: 503 });
    expect((await isLogin(second)).status).toBe(503);
    await second.post('/sandbox/clock', { advanceSeconds: 1201 });
    expect((await isLogin(first)).json.resBody).toMatchObject({ loginInfo: { isLogin: false } });
    const journal = (await first.send('/sandbox/journal')).json as unknown as { status: number }[];
    expect(journal.map((entry) => entry.status)).toEqual([200, 503, 200]);
  });

  it('duplicates sent to both at once have one effect', async () => {
    const first = visitorOn(0);
    await first.login('qr');
    const second = visitorOn(1, first.cookie);
    const extend = (visitor: Visitor) =>
      visitor.post(
        '/api/familyregister/domicileSet',
        { commonHeader: { screenId: 'SCK2301-01-002' }, reqBody: { domicile: '東京都見本区例示町一丁目1番地' } },
        { 'idempotency-key': 'both' },
      );
    const replies = await Promise.all([extend(first), extend(second), extend(first), extend(second)]);
    expect(replies.map((reply) => reply.text)).toEqual(Array.from({ length: 4 }, () => replies[0]?.text));
    expect(replies[0]?.json.resultCode).toBe('0000');
  });

  it('a process that nobody has told to open the sandbox has none, and is for everybody; one with it is for this machine', async () => {
    const closed = visitorOn(2);
    expect((await closed.login('qr')).status).toBe(404);
    expect((await closed.send('/')).status).toBe(200);
    // Another address of this machine, where the system has it without being told.
    const fromOutside = (index: number) => fetch((processes[index]?.origin ?? '').replace('127.0.0.1', '127.0.0.2'));
    await expect(fromOutside(0)).rejects.toThrow();
    if (process.platform === 'linux') expect((await fromOutside(2)).status).toBe(200);
  });

  it('each stops on SIGTERM with code 0: what was asked is answered, whatever else is open is closed', async () => {
    const visitor = visitorOn(0);
    await visitor.login('qr');
    const port = Number(new URL(processes[0]?.origin ?? '').port);
    // Silent, half sent, and one that has been answered and is kept for the next request.
    for (const sent of [
      '',
      'POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{',
      'GET /livez HTTP/1.1\r\nhost: a\r\n\r\n',
    ])
      connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .write(sent);
    await visitor.post('/sandbox/faults', { path: '/api/common/login/is-login', delaySeconds: 1 });
    const slow = visitor.post('/api/common/login/is-login', { commonHeader: { screenId: 'SCK2301-01-001' } });
    await vi.waitFor(async () => expect((await visitor.send('/sandbox/journal')).text).toContain('is-login'));
    const exits = processes.map(({ child }) => once(child, 'exit'));
    for (const { child } of processes) child.kill('SIGTERM');
    const { status, headers } = await slow;
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    expect(await Promise.all(exits)).toEqual(processes.map(() => [0, null]));
  });
});
