import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import { databases } from '../harness.ts';
import { openTestDatabase } from '../test-database.ts';

const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

/** What the guide tells operators to ask the database at night. In a table, a bar is written with a stroke before it. */
const statements = [...guide.matchAll(/`((?:select|update|delete) [^`]+)`/g)].map(([, sql = '']) =>
  sql.replaceAll('\\|', '|').replaceAll(/(?<!')…/g, 'null'),
);

describe.each(databases)('the SQL of the guide for operators, on %s', (kind) => {
  let database: Database;
  let remove = async () => {};
  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase(kind));
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await remove();
  });

  it('is there', () => expect(statements.length).toBeGreaterThan(6));

  it.each(statements)('%s', async (sql) => {
    await database.query(`explain ${sql}`);
  });
});
