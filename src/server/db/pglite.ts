import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Queries } from './database.ts';
import { lockFolder } from './folder-lock.ts';

function queriesOn(client: PGlite | Transaction): Queries {
  return {
    async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
      const { rows } = await client.query<Row>(sql, [...values]);
      return rows;
    },
    async script(sql) {
      await client.exec(sql);
    },
  };
}

/** PostgreSQL inside this process, its files in `dataFolder` (`null` = in memory). One process per folder. */
export async function openPglite(dataFolder: string | null): Promise<Database> {
  if (dataFolder !== null) await mkdir(dataFolder, { recursive: true });
  const unlock = dataFolder === null ? null : await lockFolder(dataFolder);
  const client = await PGlite.create(dataFolder === null ? 'memory://' : join(dataFolder, 'database'));
  return {
    kind: 'pglite',
    ...queriesOn(client),
    transaction: (work) => client.transaction((transaction) => work(queriesOn(transaction))),
    async close() {
      await client.close();
      await unlock?.();
    },
  };
}
