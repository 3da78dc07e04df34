import { afterAll, beforeAll } from 'vitest';
import { createServer, type ServerOptions } from '../../src/server/create-server.ts';
import type { Database } from '../../src/server/db/database.ts';
import { readContracts } from '../../src/server/kernel/contract/contracts.ts';
import { freeOrigin } from './free-origin.ts';
import { hasPostgres } from './postgres.ts';
import { type DatabaseKind, openTestDatabase } from './test-database.ts';

/** The portal's own, read once for all servers of a worker. */
const contracts = await readContracts(new URL('../../catalog/', import.meta.url));

const onPostgres = process.env.TEST_DATABASE === 'PostgreSQL';

/** The database on which every HTTP test runs: PostgreSQL, where there is one, in CI (project `http` of the test configuration); PGlite in the proofs. */
export const databases: readonly DatabaseKind[] = onPostgres && hasPostgres ? ['PostgreSQL'] : ['PGlite'];
if (onPostgres)
  console.log(`PostgreSQL: ${hasPostgres ? 'ran' : 'not installed, and no DATABASE_URL: the tests ran on PGlite'}`);

/** A portal that runs while the tests of a `describe` do. */
export interface TestPortal {
  readonly origin: string;
  readonly database: Database;
}

const startLimitMs = 120_000;

/** Call inside a `describe`: starts a portal with an empty database on a free port before its tests, and stops it after them. */
export function portalOn(kind: DatabaseKind, options: Omit<ServerOptions, 'database'> = {}): TestPortal {
  let running: TestPortal | null = null;
  let stop = async () => {};
  beforeAll(async () => {
    const started = await startPortal(kind, options);
    ({ stop } = started);
    running = started;
  }, startLimitMs);
  afterAll(() => stop(), startLimitMs);
  return whenRunning(() => running);
}

/**
 * The same, one for all files of a worker: for tests whose people are fresh copies of their own, and that ask for nothing that others could
 * leave behind. It ends with the worker.
 */
export function sharedPortalOn(kind: DatabaseKind): TestPortal {
  let running: TestPortal | null = null;
  beforeAll(async () => {
    shared[kind] ??= startPortal(kind, {}, process.env.WORKER_DATABASES);
    running = await shared[kind];
  }, startLimitMs);
  return whenRunning(() => running);
}

const shared: { [kind in DatabaseKind]?: Promise<TestPortal> } = {};

async function startPortal(kind: DatabaseKind, options: Omit<ServerOptions, 'database'>, among?: string) {
  const { database, remove } = await openTestDatabase(kind, among);
  const { publicOrigin = 'sandbox' in options && options.sandbox !== true ? await freeOrigin() : null } = options;
  const server = await createServer({
    callsPerMinute: 1_000_000,
    sandbox: true,
    ...(options.catalogFolder === undefined && { contracts }),
    ...options,
    publicOrigin,
    database,
  });
  const isHere = publicOrigin?.startsWith('http://127.0.0.1:');
  const port = isHere ? Number(new URL(publicOrigin ?? '').port) : 0;
  const origin = await server.listen({ port, host: '127.0.0.1' });
  const stop = async () => {
    await server.close();
    await remove();
  };
  return { origin, database, stop };
}

function whenRunning(get: () => TestPortal | null): TestPortal {
  const current = (): TestPortal => {
    const running = get();
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
