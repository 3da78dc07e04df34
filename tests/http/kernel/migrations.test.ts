import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { portalMigrations } from '../../../src/server/portal-migrations.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'madoguchi-migrations-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

it('rows of an older portal stay, but for those of nobody', async () => {
  const all = await portalMigrations();
  const earlier = all.filter(({ name }) => name < '016');
  expect(earlier.length).toBe(15);
  const before = await openDatabase({ databaseUrl: null, dataFolder }, earlier);
  await before.script(`
    insert into citizens (id, persona_id, persona, created_at) values ('c', 'qr', '{}', now());
    insert into sessions (id, citizen_id, expires_at) values ('s', 'c', now());
    insert into journal (session_id, at, path, screen_id, status, result_code) values ('s', now(), '/api/x', '', 200, '0000'), ('gone', now(), '/api/x', '', 200, '0000');`);
  await before.close();

  const after = await openDatabase({ databaseUrl: null, dataFolder }, all);
  expect(await after.query('select session_id from journal')).toEqual([{ session_id: 's' }]);
  await after.query('delete from citizens', []);
  expect(await after.query('select id from sessions')).toEqual([]);
  expect(await after.query('select id from journal')).toEqual([]);
  await after.close();
}, 120_000);
