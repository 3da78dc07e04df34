import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../../src/server/create-server.ts';
import type { Database } from '../../../src/server/db/database.ts';
import type { BackOffice } from '../../../src/server/ports/back-office.ts';
import { freeOrigin } from '../free-origin.ts';
import { openTestDatabase } from '../test-database.ts';

let database: Database;
let remove = async () => {};
beforeAll(async () => {
  ({ database, remove } = await openTestDatabase('PGlite'));
}, 120_000);
afterAll(async () => {
  await database.close();
  await remove();
});

const never = () => new Promise<never>(() => {});

async function portalWith(connect: () => unknown, outsideSeconds = 1) {
  const lines: string[] = [];
  const server = await createServer({
    database: { ...database, close: async () => {} },
    ...{ sandbox: false, publicOrigin: await freeOrigin(), outsideSeconds, logLevel: 'warn' },
    logTo: { write: (line: string) => void lines.push(line) },
    ports: { backOffice: { connect: connect as BackOffice['connect'] } },
  });
  const told = () =>
    lines
      .map((line) => JSON.parse(line))
      .flatMap(({ port, msg, err }) => (port === undefined ? [] : [{ port, msg, err }]));
  return { server, told };
}

describe('a back office that does not connect ends the start, by the name of the port', () => {
  const says = 'The port backOffice did not connect, so the portal does not start: ';

  it.each<[string, () => unknown, string]>([
    ['throws', () => Promise.reject(new Error('no agency answers')), 'no agency answers.'],
    [
      'throws at once',
      () => {
        throw new Error('no address');
      },
      'no address.',
    ],
    ['rejects with nothing', () => Promise.reject(), 'it rejected with undefined.'],
    ['rejects with null', () => Promise.reject(null), 'it rejected with null.'],
    ['does not answer', never, 'no answer within 1 seconds (MADOGUCHI_OUTSIDE_TIMEOUT).'],
    [
      'connects to nothing',
      async () => undefined,
      'connect must resolve to a function that lets go of the desk, not to undefined.',
    ],
  ])('%s', async (_what, connect, why) => {
    const { server } = await portalWith(connect);
    await expect(server.listen({ port: 0, host: '127.0.0.1' })).rejects.toThrow(says + why);
    expect(server.server.listening).toBe(false);
    await server.close();
  });

  it('has as long as the process says', async () => {
    const { server } = await portalWith(() => sleep(10_500).then(() => async () => {}), 12);
    await server.ready();
    await server.close();
  }, 30_000);
});

describe('a back office that does not let go does not keep the portal, which says so', () => {
  it.each<[string, () => unknown, string]>([
    ['fails', () => Promise.reject(new Error('gone')), 'backOffice-Error'],
    ['rejects with nothing', () => Promise.reject(), 'backOffice-failed'],
    [
      'throws at once',
      () => {
        throw new TypeError('gone');
      },
      'backOffice-TypeError',
    ],
  ])('%s', async (_what, letGo, code) => {
    const { server, told } = await portalWith(async () => letGo);
    await server.ready();
    await server.close();
    expect(told()).toMatchObject([
      { port: 'backOffice', msg: 'the back office did not let go of its desk', err: { code } },
    ]);
  });

  it('hangs', async () => {
    const { server, told } = await portalWith(async () => never, 2);
    await server.ready();
    const from = Date.now();
    await server.close();
    expect(Date.now() - from).toBeLessThan(4000);
    expect(told()).toMatchObject([
      { port: 'backOffice', msg: 'waits until the back office has let go of its desk' },
      { port: 'backOffice', err: { code: 'backOffice-late' } },
    ]);
  });
});
