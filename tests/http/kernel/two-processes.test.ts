import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, type RunningPostgres, startPostgres } from '../postgres.ts';
import { Visitor } from './visitor.ts';

const limitMs = 120_000;

/** Starts `scripts/serve.ts` on a free port and gives the origin it prints. `SANDBOX` null: not set, and the public origin is. */
async function startProcess(databaseUrl: string, SANDBOX: string | null = 'on') {
  const { SANDBOX: _ours, HOST: _host, ...others } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: {
      ...others,
      ...(SANDBOX === null ? { PUBLIC_ORIGIN: 'https://portal.example' } : { SANDBOX }),
      PORT: '0',
      DATABASE_URL: databaseUrl,
      MADOGUCHI_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
      MADOGUCHI_SETTINGS: '{"session.limit":1200}',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, port] = /http:\/\/localhost:(\d+)\//.exec(output) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return { child, origin };
}

describe.runIf(hasPostgres)('two processes on one PostgreSQL', () => {
  let postgres: RunningPostgres;
  let processes: Awaited<ReturnType<typeof startProcess>>[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    // Both at once: each finds an empty database and wants to make the tables.
    processes = await Promise.all([
      startProcess(postgres.url),
      startProcess(postgres.url),
      startProcess(postgres.url, null),
    ]);
  }, limitMs);
  afterAll(async () => {
    for (const { child } of processes) if (child.exitCode === null) child.kill('SIGKILL');
    await postgres?.stop();
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

  it('each stops on SIGTERM with code 0', async () => {
    for (const { child } of processes) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
    }
  });
});
