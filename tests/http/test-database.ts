import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/server/db/database.ts';
import { readKeys } from '../../src/server/db/key-ring.ts';
import { openPortalDatabase } from '../../src/server/open-portal-database.ts';
import { portalMigrations } from '../../src/server/portal-migrations.ts';
import { startFilledPostgres } from './postgres.ts';
import { scratch } from './scratch.ts';

/** With which databases of tests are sealed. */
export const testKeys = readKeys(`test:${Buffer.alloc(32, 7).toString('base64')}`);

const services = new URL('../../src/server/services/', import.meta.url);

/** Beside their code: what they fill tables with, among it. */
const shippedFiles = readdirSync(services, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ya?ml$/.test(file))
  .sort();

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/**
 * Folder of an embedded database with all tables and no rows but those shipped with the services. Making one takes seconds, copying it does not; it is kept between runs under
 * a name that changes with the migrations, what is shipped and the versions of the packages.
 */
export async function emptyDatabase(): Promise<string> {
  const versions = readFileSync(new URL('../../package.json', import.meta.url));
  const hash = createHash('sha256').update(versions);
  for (const { name, sql } of await portalMigrations()) hash.update(name).update(sql);
  for (const file of shippedFiles) hash.update(file).update(readFileSync(new URL(file, services)));
  const folder = join(tmpdir(), `madoguchi-empty-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const making = mkdtempSync(`${folder}-`);
  await (await openPortalDatabase({ databaseUrl: null, dataFolder: making })).close();
  try {
    renameSync(making, folder);
  } catch {
    // Another worker was faster.
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/** Open, with all tables, and nobody in them. `among`: where PGlite has its folder. */
export async function openTestDatabase(
  kind: DatabaseKind,
  among = scratch(),
): Promise<{ database: Database; remove: () => Promise<void> }> {
  if (kind === 'PostgreSQL') {
    const server = await startFilledPostgres(async (databaseUrl) =>
      (await openPortalDatabase({ databaseUrl, dataFolder: '' })).close(),
    );
    return {
      database: await openPortalDatabase({ databaseUrl: server.url, dataFolder: '', keys: testKeys }),
      remove: server.stop,
    };
  }
  const dataFolder = mkdtempSync(join(among, 'madoguchi-pglite-'));
  cpSync(await emptyDatabase(), dataFolder, { recursive: true });
  return {
    database: await openPortalDatabase({ databaseUrl: null, dataFolder, keys: testKeys }),
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}
