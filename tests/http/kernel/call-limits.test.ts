import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer } from '../../../src/server/create-server.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { sharedLimitOn } from '../../../src/server/kernel/calls/shared-limit.ts';
import { forgetOld } from '../../../src/server/kernel/portal/forget-old.ts';
import { databases } from '../harness.ts';
import { openTestDatabase } from '../test-database.ts';
import { citizen, type Reply, Visitor } from './visitor.ts';

const sample = new URL('./sample/', import.meta.url);
const mostCalls = 40;
/** A twentieth, for each of two processes. */
const leeway = 4;

describe.each(databases)('limits of calls over two processes, on %s', (kind) => {
  let origins: string[] = [];
  let database: Database;
  let stop = async () => {};
  beforeAll(async () => {
    const opened = await openTestDatabase(kind);
    database = opened.database;
    const servers = await Promise.all(
      [1, 2].map(() =>
        createServer({
          database: { ...database, close: async () => {} },
          sandbox: true,
          catalogFolder: new URL('catalog/', sample),
          endpointsFolder: new URL('endpoints/', sample),
          callsPerMinute: mostCalls,
          trustedProxies: ['127.0.0.1'],
        }),
      ),
    );
    origins = await Promise.all(servers.map((server) => server.listen({ port: 0, host: '127.0.0.1' })));
    stop = async () => {
      await Promise.all(servers.map((server) => server.close()));
      await database.close();
      await opened.remove();
    };
  }, 120_000);
  afterAll(() => stop());

  const portalOf = (nth: number) => ({ origin: origins[nth % 2] ?? '', database });
  const visitorWith = (cookie: string, nth = 0) => Object.assign(new Visitor(portalOf(nth)), { cookie });
  const from = (address: string) => ({ 'x-forwarded-for': address });

  /** Statuses of so many calls, in turn at both. */
  async function callsOf(cookie: string, address: string, count: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let nth = 0; nth < count; nth += 1)
      statuses.push((await visitorWith(cookie, nth).call('who', undefined, from(address))).status);
    return statuses;
  }
  const passed = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;
  const expectsWait = ({ status, headers, json }: Reply) => {
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json.errors?.[0]?.errorCode).toBe('too-many-requests');
  };

  it('who comes through a proxy that names ports is one, and whatever names no address is one', async () => {
    const passedOf = async (addressOf: (nth: number) => string) => {
      const statuses: number[] = [];
      for (let nth = 0; nth < mostCalls + 2 * leeway; nth += 1)
        statuses.push((await visitorWith('', nth).call('who', undefined, from(addressOf(nth)))).status);
      return passed(statuses);
    };
    expect(await passedOf((nth) => `198.51.100.4:${1000 + nth}`)).toBeLessThanOrEqual(mostCalls + leeway);
    expect(await passedOf((nth) => `[2001:db8:1::7]:${1000 + nth}`)).toBeLessThanOrEqual(mostCalls + leeway);
    expect(await passedOf((nth) => `garbage-${nth}`)).toBeLessThanOrEqual(mostCalls + leeway);
  });

  it('a login has its own, counted together at both, whatever address it comes from', async () => {
    const { cookie } = await citizen(portalOf(0));
    const statuses = [...(await callsOf(cookie, '192.0.2.1', 30)), ...(await callsOf(cookie, '192.0.2.2', 30))];
    expect(passed(statuses)).toBeGreaterThanOrEqual(mostCalls - leeway);
    expect(passed(statuses)).toBeLessThanOrEqual(mostCalls + leeway);
    expectsWait(await visitorWith(cookie).call('who', undefined, from('192.0.2.3')));
    // Somebody else at the same place, and nobody there.
    const other = await citizen(portalOf(0));
    expect(await callsOf(other.cookie, '192.0.2.1', 2)).toEqual([200, 200]);
    expect(await callsOf('', '192.0.2.1', 2)).toEqual([200, 200]);
  });

  it('without a login an address has one, a made-up cookie or not', async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 60; nth += 1)
      statuses.push(...(await callsOf(nth % 2 === 0 ? '' : `madoguchi_session=made-up-${nth}`, '198.51.100.7', 1)));
    expect(passed(statuses)).toBeGreaterThanOrEqual(mostCalls - leeway);
    expect(passed(statuses)).toBeLessThanOrEqual(mostCalls + leeway);
    expectsWait(await visitorWith('').call('who', undefined, from('198.51.100.7')));
    expect(await callsOf('', '198.51.100.8', 1)).toEqual([200]);
    const { cookie } = await citizen(portalOf(0));
    expect(await callsOf(cookie, '198.51.100.7', 1)).toEqual([200]);
  });

  it('an address of IPv6 is the half that a household has', async () => {
    await callsOf('', '2001:db8:1:2::1', 30);
    await callsOf('', '2001:db8:1:2:aaaa::2', 30);
    expectsWait(await visitorWith('').call('who', undefined, from('2001:db8:1:2::3')));
    expect(await callsOf('', '2001:db8:1:3::1', 1)).toEqual([200]);
  });

  it('asks the database once for some calls, and not for those that are too many', async () => {
    const { cookie } = await citizen(portalOf(0));
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const written = () =>
      asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('into call_limits')).length;
    await callsOf(cookie, '192.0.2.1', 2);
    expect(written()).toBe(0);
    await callsOf(cookie, '192.0.2.1', 60);
    const all = written();
    expect(all).toBeLessThanOrEqual(mostCalls / 2 + 2);
    await callsOf(cookie, '192.0.2.1', 10);
    expect(written()).toBe(all);
    asked.mockRestore();
  });

  it('what is over is forgotten', async () => {
    const rows = () => database.query('select caller from call_limits');
    expect((await rows()).length).toBeGreaterThan(0);
    await forgetOld(database, { now: new Date(Date.now() + 120_000), sandbox: true, retentions: [] });
    expect(await rows()).toEqual([]);
  });

  it('many at once are counted one by one, a window after the other, and without a database by the process itself', async () => {
    const store = (queries: Pick<Database, 'query' | 'write' | 'script' | 'keys'>) => new (sharedLimitOn(queries))();
    const countWith = (limit: ReturnType<typeof store>, windowMs: number) =>
      new Promise<number>((resolve, reject) =>
        limit.incr('one', (error, result) => (error ? reject(error) : resolve(result?.current ?? 0)), windowMs, 3),
      );
    const many = (limit: ReturnType<typeof store>, windowMs = 60_000) =>
      Promise.all([1, 2, 3, 4, 5].map(() => countWith(limit, windowMs)));
    expect(await many(store(database))).toEqual([1, 2, 3, 4, 4]);
    // Another process finds nothing left.
    expect(await many(store(database))).toEqual([4, 4, 4, 4, 4]);
    await database.query(`update call_limits set ends_at = now() - interval '1 second'`);
    expect(await many(store(database))).toEqual([1, 2, 3, 4, 4]);
    const gone = () => Promise.reject(new Error('away'));
    const away = { keys: database.keys, query: gone, write: gone, script: async () => {} };
    const alone = store(away);
    expect(await many(alone, 300)).toEqual([1, 2, 3, 4, 4]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await many(alone, 60_000)).toEqual([1, 2, 3, 4, 4]);
  });
});
