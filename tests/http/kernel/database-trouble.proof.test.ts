import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasOwnPostgres, type OwnPostgres, startOwnPostgres } from '../postgres.ts';
import { fill, removeDisk, smallDisk } from '../small-disk.ts';
import { startProcess } from './server-process.ts';
import { Visitor } from './visitor.ts';

const limitMs = 120_000;
const loginCheck = ['/api/common/login/is-login', { commonHeader: { screenId: 'SCK2301-01-001' } }] as const;

describe.runIf(hasOwnPostgres)('a PostgreSQL in trouble', () => {
  const disk = smallDisk('small-disk');
  let postgres: OwnPostgres;
  let portal: Awaited<ReturnType<typeof startProcess>>;
  let visitor: Visitor;
  beforeAll(async () => {
    if (disk !== null) {
      mkdirSync(`${disk}/postgres`);
      chmodSync(disk, 0o755);
    }
    postgres = await startOwnPostgres(disk === null ? undefined : `${disk}/postgres`);
    portal = await startProcess(postgres.url);
    visitor = new Visitor({ origin: portal.origin, database: null as never });
    await visitor.login('qr');
  }, limitMs);
  afterAll(async () => {
    postgres.thaw();
    portal.child.kill('SIGKILL');
    await postgres.stop();
    if (disk !== null) removeDisk(disk);
  }, limitMs);

  afterEach(() => postgres.thaw());

  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  /** What is seen, and after how many seconds; the latter is for whoever reads the log. */
  const seen = async (path: string, init?: RequestInit) => {
    const began = Date.now();
    const answer = await visitor.send(path, { ...init, signal: AbortSignal.timeout(60_000) });
    console.log(`${path}: ${answer.status} after ${((Date.now() - began) / 1000).toFixed(1)} s`);
    return answer;
  };
  const isReady = () =>
    vi.waitFor(async () => expect((await seen('/readyz')).status).toBe(200), { timeout: 60_000, interval: 500 });
  const isTold = (word: string) =>
    vi.waitFor(
      async () => {
        const { status, text } = await seen('/readyz');
        expect([status, text]).toEqual([503, `{"status":"unavailable","database":"${word}"}`]);
      },
      { timeout: 30_000, interval: 500 },
    );
  const isWell = async () => {
    await isReady();
    expect((await visitor.post(...loginCheck)).json.resBody).toMatchObject({ loginInfo: { isLogin: true } });
    expect((await seen('/')).status).toBe(200);
  };

  it('frozen: told in time, every call and page ends, and all is well again when it is', {
    timeout: limitMs,
  }, async () => {
    await isWell();
    postgres.freeze();
    // What was well is told again for a second.
    await isTold('no answer');
    const [ready, live, page, screen, call] = await Promise.all([
      seen('/readyz'),
      seen('/livez'),
      seen('/'),
      seen('/svc/kana/top'),
      seen(loginCheck[0], {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(loginCheck[1]),
      }),
    ]);
    expect([ready.status, ready.text]).toEqual([503, '{"status":"unavailable","database":"no answer"}']);
    expect(live.status).toBe(200);
    expect([503, 500]).toContain(page.status);
    expect(page.text).toContain('</html>');
    expect(screen.text).toContain('</html>');
    expect([call.status, call.text]).toEqual([503, '{"resultCode":"9000"}']);
    postgres.thaw();
    await isWell();
  });

  it('read-only: told, and well again', { timeout: limitMs }, async () => {
    await ask('alter system set default_transaction_read_only = on');
    await ask('select pg_reload_conf()');
    await isTold('read-only');
    expect((await visitor.post(...loginCheck)).status).toBe(500);
    const back = 'set default_transaction_read_only = off; alter system reset default_transaction_read_only';
    for (const sql of back.split('; ')) await askWritable(sql);
    await ask('select pg_reload_conf()');
    await isWell();
  });

  const askWritable = async (sql: string) => {
    const client = new pg.Client({ connectionString: postgres.url, options: '-c default_transaction_read_only=off' });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };

  it.runIf(disk !== null)('full: told, and well again', { timeout: limitMs }, async () => {
    const makeRoom = fill(disk ?? '');
    await isTold('full');
    makeRoom();
    await isWell();
  });

  it('absent: told, and well again without a start', { timeout: limitMs }, async () => {
    await postgres.end();
    await isTold('unreachable');
    const { status, headers } = await visitor.post(...loginCheck);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect((await seen('/')).status).toBe(503);
    await postgres.startAgain();
    await isWell();
  });

  it('frozen, with connections that say nothing: a process still ends', { timeout: limitMs }, async () => {
    const port = Number(new URL(portal.origin).port);
    for (const sent of ['', 'POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{'])
      connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .write(sent);
    postgres.freeze();
    void visitor.post(...loginCheck).catch(() => undefined);
    await seen('/livez');
    const exit = once(portal.child, 'exit');
    const began = Date.now();
    portal.child.kill('SIGTERM');
    const [code] = await exit;
    console.log(`ended with ${code} after ${((Date.now() - began) / 1000).toFixed(1)} s`);
    expect([0, 1]).toContain(code);
  });
});
