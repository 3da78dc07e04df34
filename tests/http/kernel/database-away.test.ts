import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../../src/server/create-server.ts';
import type { Database, Queries } from '../../../src/server/db/database.ts';
import { usualLimits } from '../../../src/server/db/limits.ts';
import { isDatabaseAway, NoConnection } from '../../../src/server/db/no-connection.ts';
import { openPostgres } from '../../../src/server/db/postgres.ts';
import { databases } from '../harness.ts';
import { hasPostgres, type RunningPostgres, startPostgres } from '../postgres.ts';
import { openTestDatabase, testKeys } from '../test-database.ts';
import { citizen, type Reply, Visitor } from './visitor.ts';

const sample = new URL('./sample/', import.meta.url);
const portalWith = (database: Database) =>
  createServer({
    database,
    sandbox: true,
    catalogFolder: new URL('catalog/', sample),
    endpointsFolder: new URL('endpoints/', sample),
    callsPerMinute: 1_000_000,
  });

const expectsBusy = ({ status, headers, text }: Reply) => {
  expect([status, text]).toEqual([503, '{"resultCode":"9000"}']);
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(headers.get('cache-control')).toBe('no-store');
};

describe.each(databases)('a database that goes away, on %s', (kind) => {
  let database: Database;
  let origin = '';
  let stop = async () => {};
  /** What is not there, from which statement on. */
  let isAway: (sql: string) => boolean = () => false;
  const gone = () => new NoConnection({ code: 'ECONNREFUSED' });

  beforeAll(async () => {
    const opened = await openTestDatabase(kind);
    database = opened.database;
    const seen = ({ query, write, script, keys }: Queries): Queries => ({
      keys,
      query: (sql, values) => (isAway(sql) ? Promise.reject(gone()) : query(sql, values)),
      write: (sql, values) => (isAway(sql) ? Promise.reject(gone()) : write(sql, values)),
      script,
    });
    const server = await portalWith({
      ...database,
      ...seen(database),
      transaction: (work, options) =>
        isAway('begin') ? Promise.reject(gone()) : database.transaction((queries) => work(seen(queries)), options),
    });
    origin = await server.listen({ port: 0, host: '127.0.0.1' });
    stop = async () => {
      await server.close();
      await opened.remove();
    };
  }, 120_000);
  afterAll(() => stop());
  const during = async <T>(away: typeof isAway, work: () => Promise<T>): Promise<T> => {
    isAway = away;
    return work().finally(() => {
      isAway = () => false;
    });
  };
  const portal = () => ({ origin, database });
  const written = async (text: string) =>
    (await database.query('select 1 from usage_statistics where function_type = $1', [text])).length;

  it('before anything of a call was begun: 503, to be asked again', async () => {
    const visitor = await citizen(portal());
    await during(
      () => true,
      async () => expectsBusy(await visitor.call('count', { text: 'never' })),
    );
    await during(
      (sql) => sql === 'begin',
      async () => expectsBusy(await visitor.call('count', { text: 'never' })),
    );
    expect(await written('never')).toBe(0);
    expect((await visitor.call('count', { text: 'again' })).json.resultCode).toBe('0000');
  });

  it('within what a call has begun: 500, which says nothing of what was done', async () => {
    const visitor = await citizen(portal());
    const isIn = (sql: string) => sql.startsWith('select count(*)');
    const { status, text, headers } = await during(isIn, () => visitor.call('count', { text: 'half' }));
    expect([status, text]).toEqual([500, '{"resultCode":"9000"}']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await written('half')).toBe(0);
  });

  it('after it was done: the answer is told, and the session has what is left of it', async () => {
    const visitor = await citizen(portal());
    await database.query(`update sessions set expires_at = expires_at - interval '1 minute'`);
    const isLate = (sql: string) => sql.startsWith('update sessions set expires_at');
    const reply = await during(isLate, () => visitor.call('count', { text: 'done' }));
    expect([reply.status, reply.json.resultCode]).toEqual([200, '0000']);
    expect(Number(reply.headers.get('session-expires-in'))).toBeLessThanOrEqual(1740);
    expect(Number(reply.headers.get('session-expires-in'))).toBeGreaterThan(1700);
    expect(await written('done')).toBe(1);
  });

  it('a page says so, as a page', async () => {
    const visitor = await citizen(portal());
    const { status, headers, text } = await during(
      () => true,
      () => visitor.send('/'),
    );
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('</html>');
  });

  it('/readyz says it in a word, and is well again by itself; /livez does not ask', async () => {
    const anyone = new Visitor(portal());
    await during(
      () => true,
      async () => {
        const ready = await anyone.send('/readyz');
        expect([ready.status, ready.text]).toEqual([503, '{"status":"unavailable","database":"unreachable"}']);
        expect((await anyone.send('/livez')).text).toBe('{"status":"ok"}');
      },
    );
    const before = await database.query('select at from heartbeat');
    const ready = await anyone.send('/readyz');
    expect([ready.status, ready.text]).toEqual([200, '{"status":"ok","database":"ok"}']);
    expect(ready.headers.get('cache-control')).toBe('no-store');
    expect(await database.query('select at from heartbeat')).not.toEqual(before);
  });

  it('whoever asks how it is all the time is asked to wait, and takes nothing from anybody', async () => {
    const anyone = new Visitor(portal());
    const asked = await Promise.all(Array.from({ length: 700 }, () => anyone.send('/livez')));
    expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(50);
    const last = asked.find(({ status }) => status === 429);
    expect(last?.text).toBe('{"status":"asked too often"}');
    expect(last?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await anyone.call('who')).status).toBe(200);
  });
});

describe.runIf(hasPostgres)('limits of a PostgreSQL', () => {
  let postgres: RunningPostgres;
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
    const limits = { ...usualLimits, connections: 1, connectSeconds: 1, statementSeconds: 1 };
    database = await openPostgres(postgres.url, limits, testKeys);
    other = await openPostgres(postgres.url, usualLimits, testKeys);
    await other.script('create table held (id integer primary key); insert into held values (1)');
  }, 120_000);
  afterAll(async () => {
    await Promise.all([database.close(), other.close()]);
    await postgres.stop();
  });
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: { readonly name: string; readonly code: string }) => `${error.name} ${error.code}`,
    );
  /** Runs `work` while another transaction does what `sql` says. */
  async function meanwhile<T>(db: Database, sql: string, work: () => Promise<T>): Promise<T> {
    let result: T | undefined;
    await db.transaction(async (queries) => {
      await queries.query(sql);
      result = await work();
    });
    return result as T;
  }

  it('no free connection: nothing is begun, and it is said; then there is one', async () => {
    const began: string[] = [];
    const waiting = () =>
      failure(
        database.transaction(async (queries) => {
          began.push('work');
          await queries.query('delete from held');
        }),
      );
    expect(await meanwhile(database, 'select 1', waiting)).toBe('NoConnection no-answer');
    expect(await database.query('select id from held')).toEqual([{ id: 1 }]);
    // Work that asks nothing needs no connection.
    expect(await meanwhile(database, 'select 1', () => database.transaction(async () => 'done'))).toBe('done');
  });

  it('a statement that takes too long is cut by the server; where more is allowed, it is not', async () => {
    expect(await failure(database.query('select pg_sleep(3)'))).toBe('DatabaseError 57014');
    const slow = (queries: Queries) => queries.query('select pg_sleep(1.2)');
    expect(await failure(database.transaction(slow, { statementSeconds: 30 }))).toBeNull();
    // Of that transaction alone.
    expect(await database.query('show statement_timeout')).toEqual([{ statement_timeout: '1s' }]);
  });

  it('what another transaction holds is not waited for without end', async () => {
    const limits = { ...usualLimits, lockSeconds: 1 };
    const third = await openPostgres(postgres.url, limits, testKeys);
    const held = await meanwhile(other, 'update held set id = id', () =>
      failure(third.query('update held set id = id')),
    );
    expect(held).toBe('DatabaseError 55P03');
    expect(isDatabaseAway({ code: '55P03' })).toBe(false);
    await third.close();
  });

  it('a connection that the server ends is replaced, and ends nothing else', async () => {
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'`;
    expect(await failure(meanwhile(database, 'select 1', () => other.query(end)))).not.toBeNull();
    expect(await database.query('select id from held')).toEqual([{ id: 1 }]);
  });
});
