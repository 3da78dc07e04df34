import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import type { Database } from '../../src/server/db/database.ts';
import { databaseFigures } from '../../src/server/kernel/metrics/database-figures.ts';
import type { Figures } from '../../src/server/kernel/metrics/figures.ts';

it('a database that hangs is told, keeps nobody waiting, and is not asked again meanwhile', async () => {
  let asked = 0;
  let answer: (rows: readonly []) => void = () => {};
  const query = () => {
    asked += 1;
    return new Promise<readonly []>((resolve) => {
      answer = resolve;
    });
  };
  const connections = () => ({ used: 10, idle: 0, waiting: 3, most: 10 });
  const database = { query, connections, transaction: query } as unknown as Database;
  const registry: Figures = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const count = databaseFigures(registry, { database, kinds: ['mail'], drafts: new Map() }, 5);
  for (const _ of [1, 2]) await count();
  // Once what is counted, once whether it takes a row.
  expect(asked).toBe(2);
  const hanging = await registry.metrics();
  expect(hanging).toContain('madoguchi_database_up 0');
  expect(hanging).toContain('db_client_connection_pending_requests 3');
  expect(hanging).toContain('db_client_connection_count{db_client_connection_state="used"} 10');

  const isBack = async () => {
    answer([]);
    await count();
    const told = await registry.metrics();
    return ['up', 'writable'].every((what) => told.includes(`madoguchi_database_${what} 1`));
  };
  await expect.poll(isBack).toBe(true);
});
