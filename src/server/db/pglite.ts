import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Queries } from './database.ts';
import { wrapDriverErrors } from './database-error.ts';
import { lockFolder } from './folder-lock.ts';
import { makePgliteFolder } from './make-pglite-folder.ts';

/** The default of 128 MB of shared buffers assumes a dedicated machine. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

function queriesOn(client: PGlite | Transaction): Queries {
  return {
    async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
      const { rows } = await wrapDriverErrors(() => client.query<Row>(sql, [...values]));
      return rows;
    },
    async script(sql) {
      await wrapDriverErrors(() => client.exec(sql));
    },
  };
}

/** PostgreSQL inside this process, with its files in `dataFolder`. One process per folder. */
export async function openPglite(dataFolder: string): Promise<Database> {
  await mkdir(dataFolder, { recursive: true });
  const unlock = await lockFolder(dataFolder);
  const folder = join(dataFolder, 'database');
  if (!existsSync(join(folder, 'PG_VERSION'))) await makePgliteFolder(folder);
  const client = await PGlite.create(folder, { startParams });
  return {
    kind: 'pglite',
    ...queriesOn(client),
    transaction: (work) => wrapDriverErrors(() => client.transaction((transaction) => work(queriesOn(transaction)))),
    async close() {
      await client.close();
      await unlock();
    },
  };
}
