import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { makeDataFolder, noDatabaseIn } from './data-folder.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import type { KeyRing } from './key-ring.ts';
import { makePgliteFolder } from './make-pglite-folder.ts';
import { PgliteStream } from './pglite-stream.ts';
import { queriesOnPool } from './pooled.ts';
import { statementNames } from './statement-names.ts';

/** The default of 128 MB of shared buffers assumes a dedicated machine. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** PostgreSQL inside this process, with its files in `dataFolder`. One process per folder. */
export async function openPglite(dataFolder: string, keys: KeyRing): Promise<Database> {
  await makeDataFolder(dataFolder);
  const unlock = await lockFolder(dataFolder);
  const folder = join(dataFolder, 'database');
  const server = await openFolder(folder).catch(async (error: unknown) => {
    await unlock();
    throw noDatabaseIn(dataFolder, error);
  });
  // One session is all there is: whoever comes second waits.
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new PgliteStream(server) as never,
  });
  pool.on('error', () => undefined);
  return {
    kind: 'pglite',
    ...queriesOnPool(pool, { nameOf: statementNames(), statementSeconds: null, keys, isPipelined: false }),
    async close() {
      await pool.end();
      await server.close();
      await unlock();
    },
  };
}

async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await makePgliteFolder(folder);
  return PGlite.create(folder, { startParams });
}
