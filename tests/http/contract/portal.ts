import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { createServer } from '../../../src/server/kernel/create-server.ts';

type Kind = Database['kind'];

/** A PostgreSQL server on which databases may be created; the test command sets it where PostgreSQL is installed. */
const postgresUrl = process.env.TEST_DATABASE_URL ?? '';

/** The databases of this run, for `describe.each`. */
export const databases: readonly Kind[] = postgresUrl === '' ? ['pglite'] : ['pglite', 'postgresql'];

export interface TestPortal {
  readonly origin: string;
  readonly database: Database;
}

/** A portal with an empty database for the tests of the enclosing `describe`. Filled before the first test runs. */
export function portalOn(kind: Kind): TestPortal {
  const portal = {} as { origin: string; database: Database };
  let close = async () => {};

  beforeAll(async () => {
    const { databaseUrl, drop } = kind === 'postgresql' ? await createDatabase() : { databaseUrl: null, drop: close };
    portal.database = await openDatabase({ databaseUrl, dataFolder: null });
    const server = await createServer({ database: portal.database, callsPerMinute: 1_000_000 });
    close = async () => {
      await server.close();
      await drop();
    };
    portal.origin = await server.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);
  afterAll(() => close());

  return portal;
}

async function createDatabase(): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = `contract_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: postgresUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const databaseUrl = new URL(postgresUrl);
  databaseUrl.pathname = `/${name}`;
  return { databaseUrl: databaseUrl.href, drop: () => run(`drop database ${name} with (force)`) };
}
