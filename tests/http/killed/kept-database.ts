import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '../../../src/server/create-server.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { openAs } from '../../../src/server/kernel/portal/opened-as.ts';
import { openPortalDatabase } from '../../../src/server/open-portal-database.ts';
import { contracts } from '../contract/client.ts';
import { startProcess } from '../kernel/server-process.ts';
import { manyTries } from '../many-tries.ts';
import { startPostgres } from '../postgres.ts';
import { scratch } from '../scratch.ts';
import { type DatabaseKind, emptyDatabase, testKeys } from '../test-database.ts';

type PortalProcess = Awaited<ReturnType<typeof startProcess>>;

/** A database that outlives the processes on it. */
export interface KeptDatabase {
  /** A portal in a process of its own, which may be killed. */
  start(): Promise<PortalProcess>;
  /** A portal in this process, with its jobs, while nobody else is on the database. */
  here<T>(work: (database: Database, origin: string) => Promise<T>): Promise<T>;
  /** By which a command finds it. */
  readonly variables: { readonly DATABASE_URL: string; readonly MADOGUCHI_DATA: string };
  remove(): Promise<void>;
}

export async function keptDatabase(kind: DatabaseKind): Promise<KeptDatabase> {
  const { databaseUrl, dataFolder, remove } = await placeOf(kind);
  const variables = { DATABASE_URL: databaseUrl ?? '', MADOGUCHI_DATA: dataFolder };
  return {
    variables,
    remove,
    start: () => startProcess(databaseUrl ?? '', 'on', { ...variables, MADOGUCHI_SETTINGS: JSON.stringify(manyTries) }),
    async here(work) {
      const database = await openPortalDatabase({ databaseUrl, dataFolder, keys: testKeys });
      await openAs(database, true);
      const server = await createServer({
        database,
        contracts,
        sandbox: true,
        settings: manyTries,
        runsJobs: true,
        callsPerMinute: 1_000_000,
      });
      try {
        return await work(database, await server.listen({ port: 0, host: '127.0.0.1' }));
      } finally {
        await server.close();
      }
    },
  };
}

async function placeOf(kind: DatabaseKind) {
  if (kind === 'PostgreSQL') {
    const { url, stop } = await startPostgres();
    return { databaseUrl: url, dataFolder: '', remove: stop };
  }
  const dataFolder = mkdtempSync(join(scratch(), 'madoguchi-killed-'));
  cpSync(await emptyDatabase(), dataFolder, { recursive: true });
  return { databaseUrl: null, dataFolder, remove: async () => rmSync(dataFolder, { recursive: true, force: true }) };
}
