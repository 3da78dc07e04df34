import { cpSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer } from '../../../src/server/create-server.ts';
import { openPortalDatabase } from '../../../src/server/open-portal-database.ts';
import { type Client, logIn } from '../contract/client.ts';
import { fill, removeDisk, smallDisk } from '../small-disk.ts';
import { emptyDatabase, testKeys } from '../test-database.ts';

const limitMs = 120_000;
const disk = smallDisk('small-data');

describe.runIf(disk !== null)('the embedded database on a disk that is full', () => {
  const dataFolder = `${disk}/data`;
  const where = { databaseUrl: null, dataFolder, keys: testKeys };
  let client: Client;
  let end = async () => {};
  beforeAll(async () => {
    cpSync(await emptyDatabase(), dataFolder, { recursive: true });
    const server = await createServer({ database: await openPortalDatabase(where), sandbox: true });
    end = () => server.close();
    client = await logIn(await server.listen({ port: 0, host: '127.0.0.1' }), 'qr');
  }, limitMs);
  afterAll(() => removeDisk(disk ?? ''));

  const log = (logDetail: string) => client.call('loggingCreate', { outputTrigger: 'click', logLevel: '0', logDetail });
  const ready = async () => (await client.send('/readyz')).json();

  it(
    'says so, is well again once there is room, and opens afterwards',
    async () => {
      const makeRoom = fill(disk ?? '');
      await vi.waitFor(async () => expect((await log('x'.repeat(2000))).status).toBe(500), { timeout: 30_000 });
      await vi.waitFor(async () => expect(await ready()).toEqual({ status: 'unavailable', database: 'full' }), {
        timeout: 10_000,
      });
      expect((await client.send('/livez')).status).toBe(200);
      makeRoom();
      await vi.waitFor(async () => expect(await ready()).toEqual({ status: 'ok', database: 'ok' }), {
        timeout: 10_000,
      });
      expect((await log('x')).resultCode).toBe('0000');
      await end();
      const again = await openPortalDatabase(where);
      expect(await again.query('select 1 from client_logs')).not.toEqual([]);
      await again.close();
    },
    limitMs,
  );
});
