import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createServer, type ServerOptions } from '../../src/server/create-server.ts';
import type { Database } from '../../src/server/db/database.ts';
import { readContracts } from '../../src/server/kernel/contract/contracts.ts';
import { openPortalDatabase } from '../../src/server/open-portal-database.ts';
import { portalMigrations } from '../../src/server/portal-migrations.ts';
import { readCatalogueTexts } from '../../src/server/services/national-qualifications/catalogue/catalogue-files.ts';
import { hasPostgres, startPostgres } from './postgres.ts';

/** The portal's own, read once for all servers of a worker. */
const contracts = await readContracts(new URL('../../catalog/', import.meta.url));

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

const onPostgres = process.env.TEST_DATABASE === 'PostgreSQL';

/**
 * The database on which every HTTP test runs: PGlite in `npm test`; PostgreSQL, where there is one, in the generated set, which CI runs
 * after it (project `postgres` of the test configuration).
 */
export const databases: readonly DatabaseKind[] = onPostgres && hasPostgres ? ['PostgreSQL'] : ['PGlite'];
if (onPostgres) console.log(`PostgreSQL: ${hasPostgres ? 'ran' : 'skipped (not installed and no DATABASE_URL)'}`);

/** A portal that runs while the tests of a `describe` do. */
export interface TestPortal {
  readonly origin: string;
  readonly database: Database;
}

const startLimitMs = 120_000;

/**
 * Folder of an embedded database with all tables and no rows but those of the catalogue. Making one takes seconds, copying it does not; it is kept between runs under
 * a name that changes with the migrations, the catalogue and the versions of the packages.
 */
async function emptyDatabase(): Promise<string> {
  const versions = readFileSync(new URL('../../package.json', import.meta.url));
  const hash = createHash('sha256').update(versions);
  for (const { name, sql } of await portalMigrations()) hash.update(name).update(sql);
  hash.update((await readCatalogueTexts()).hash);
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

async function openTestDatabase(kind: DatabaseKind): Promise<{ database: Database; remove: () => Promise<void> }> {
  if (kind === 'PostgreSQL') {
    const server = await startPostgres();
    return { database: await openPortalDatabase({ databaseUrl: server.url, dataFolder: '' }), remove: server.stop };
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'madoguchi-pglite-'));
  cpSync(await emptyDatabase(), dataFolder, { recursive: true });
  return {
    database: await openPortalDatabase({ databaseUrl: null, dataFolder }),
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}

/** Call inside a `describe`: starts a portal with an empty database on a free port before its tests, and stops it after them. */
export function portalOn(kind: DatabaseKind, options: Omit<ServerOptions, 'database'> = {}): TestPortal {
  let running: TestPortal | null = null;
  let stop = async () => {};
  beforeAll(async () => {
    const { database, remove } = await openTestDatabase(kind);
    const server = await createServer({
      callsPerMinute: 1_000_000,
      sandbox: true,
      ...(options.catalogFolder === undefined && { contracts }),
      ...options,
      database,
    });
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    running = { origin, database };
    stop = async () => {
      await server.close();
      await remove();
    };
  }, startLimitMs);
  afterAll(() => stop(), startLimitMs);
  const current = (): TestPortal => {
    if (running === null) throw new Error('The portal runs only inside tests.');
    return running;
  };
  return {
    get origin() {
      return current().origin;
    },
    get database() {
      return current().database;
    },
  };
}
