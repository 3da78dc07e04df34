import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import type { KeyRing } from './key-ring.ts';
import { makePgliteFolder } from './make-pglite-folder.ts';
import { PgliteStream } from './pglite-stream.ts';
import { queriesOnPool, type StatementNames } from './pooled.ts';

/** The default of 128 MB of shared buffers assumes a dedicated machine. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** PostgreSQL inside this process, with its files in `dataFolder`. One process per folder. */
export async function openPglite(dataFolder: string, keys: KeyRing): Promise<Database> {
  await mkdir(dataFolder, { recursive: true });
  const unlock = await lockFolder(dataFolder);
  const folder = join(dataFolder, 'database');
  if (!existsSync(join(folder, 'PG_VERSION'))) await makePgliteFolder(folder);
  const server = await PGlite.create(folder, { startParams });
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

function statementNames(): StatementNames {
  const names = new Map<string, string>();
  return (sql) => {
    const name = names.get(sql) ?? `s${names.size}`;
    names.set(sql, name);
    return { name };
  };
}
