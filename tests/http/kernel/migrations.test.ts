import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPhoneReading } from '../../../src/server/common/cards/qr-reading.ts';
import { tryCode } from '../../../src/server/common/mail/auth-codes.ts';
import { type Database, json } from '../../../src/server/db/database.ts';
import { migrationsBeside } from '../../../src/server/db/migrations-beside.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { resealOld } from '../../../src/server/db/reseal.ts';
import { readStoredTables } from '../../../src/server/db/stored-columns.ts';
import { findModules } from '../../../src/server/modules.ts';
import { portalMigrations } from '../../../src/server/portal-migrations.ts';
import { received } from '../../../src/server/sandbox/sandbox-mailer.ts';
import { scratch } from '../scratch.ts';
import { testKeys } from '../test-database.ts';
import type { Unsealed } from './unsealed.ts';

const dataFolder = mkdtempSync(join(scratch(), 'madoguchi-migrations-'));
/** The same without rows: making one takes seconds, copying it does not. */
const unsealedFolder = mkdtempSync(join(scratch(), 'madoguchi-unsealed-'));
const all = await portalMigrations();
const formerly = [...new Set(all.flatMap(({ formerly = [] }) => formerly.flat()))];
const open = () => openDatabase({ databaseUrl: null, dataFolder }, all);
/** What portals had whose migrations were numbered through all services; what came later runs on it. */
const earlier = all.filter((one) => (one.formerly ?? []).length > 0);
const openEarlier = () => openDatabase({ databaseUrl: null, dataFolder }, earlier);
const ranOn = async (database: Database) =>
  (await database.query<{ name: string }>('select name from migrations order by ran_at, name')).map(({ name }) => name);

/** `unsealed/<service>.ts`, and `tax.ts` of those that share it. */
const ofServices = Object.values(import.meta.glob<Unsealed>('./unsealed/*.ts', { eager: true }));

/** As a portal left it whose migrations were numbered through all services. */
async function madeEarlier(names: readonly string[]): Promise<void> {
  const database = await openEarlier();
  const own = json(earlier.map(({ name }) => name));
  await database.query(
    'delete from migrations where name in (select jsonb_array_elements_text($1::text::jsonb)) or name in (select jsonb_array_elements_text($2::text::jsonb))',
    [own, json(formerly)],
  );
  for (const name of names) await database.query('insert into migrations values ($1, now())', [name]);
  await database.close();
}

beforeAll(async () => {
  await (await openEarlier()).close();
  cpSync(dataFolder, unsealedFolder, { recursive: true });
  const database = await openEarlier();
  await database.script(
    `insert into citizens (id, persona_id, persona, created_at) values ('c', 'qr', '{}', now());
     insert into sessions (id, citizen_id, expires_at) values ('s', 'c', now());
     insert into journal (session_id, at, path, screen_id, status, result_code) values ('s', now(), '/api/x', '', 200, '0000');
     insert into kana_cards (citizen_id, four, read_at) values ('c', '{}', now());
     insert into outbox (citizen_id, at, kind, recipient, body, sent_at) values ('c', now(), 'mail', 'a@b.example', '', now());`,
  );
  await database.close();
}, 120_000);

afterAll(() => {
  for (const folder of [dataFolder, unsealedFolder]) rmSync(folder, { recursive: true, force: true });
});

it('each module numbers its own, after those of the kernel', () => {
  const modules = all.map(({ name }) => name.slice(0, name.indexOf('/')));
  expect(modules[0]).toBe('kernel');
  expect(modules).toEqual([...new Set(modules)].flatMap((module) => modules.filter((one) => one === module)));
  // Of a portal of 82400760.
  expect(formerly).toHaveLength(33);
});

it('a database of an earlier portal opens as it is: nothing runs again, its rows stay', async () => {
  await madeEarlier(formerly);
  const database = await open();
  expect(await ranOn(database)).toEqual(expect.arrayContaining([...formerly, ...all.map(({ name }) => name)]));
  expect(await database.query('select session_id from journal')).toEqual([{ session_id: 's' }]);
  expect(await received(database, 'c')).toMatchObject([{ to: 'a@b.example' }]);
  await database.close();
});

it('rows of before nothing was sealed are read as they are, and sealed by and by', async () => {
  const before = await openDatabase({ databaseUrl: null, dataFolder: unsealedFolder }, earlier);
  await before.script(
    `insert into citizens (id, persona_id, persona, created_at) values ('c', 'qr', '{}', now());
     insert into sessions (id, citizen_id, expires_at) values ('s', 'c', now());
     insert into card_readings (access_key, kind, citizen_id, session_id, nonce, issued_at, expires_at)
       values ('key', 'qr', 'c', 's', 'token', now(), now() + interval '5 minutes');
     insert into auth_codes (citizen_id, email, salt, code_hash, sent_at, expires_at) values ('c', 'a@b.example', 's', 'h', now(), now() + interval '1 hour');`,
  );
  for (const { rows } of ofServices) await before.script(rows);
  await before.close();
  const database = await openDatabase({ databaseUrl: null, dataFolder: unsealedFolder, keys: testKeys }, all);
  const now = new Date();
  const read = async () => {
    for (const service of ofServices) await service.expectRead(database, 'c', now);
    expect(await findPhoneReading(database, 'token', now)).toEqual({ state: 'waiting', citizenId: 'c' });
    expect(await tryCode(database, { citizenId: 'c', email: 'a@b.example', code: '123456', now, settings: {} })).toBe(
      'expired',
    );
  };
  await read();
  for (const service of ofServices) await service.expectBroughtUpToDate?.(database, 'c');
  await resealOld(database, await readStoredTables((await findModules()).map(({ migrations }) => migrations)));
  for (const { isSealed = 'true' } of ofServices)
    expect(await database.query(`select ${isSealed} as sealed`)).toEqual([{ sealed: true }]);
  await read();
  await database.close();
}, 60_000);

it('one of 82400760, which had no jobs yet, is brought up to date', async () => {
  const later = ['038-jobs.sql', '041-administrators-browsers.sql'];
  await madeEarlier(formerly.filter((name) => !later.includes(name)));
  const before = await openDatabase({ databaseUrl: null, dataFolder }, []);
  await before.script(
    `drop table jobs, admin_browsers; drop trigger plan_jobs on citizens; drop function plan_jobs; alter table outbox drop column sent_at;`,
  );
  await before.close();
  const database = await open();
  expect(await database.query('select key from jobs')).toEqual([{ key: 'plan:c:0' }]);
  expect(await database.query('select citizen_id from kana_cards')).toEqual([{ citizen_id: 'c' }]);
  await database.close();
});

it('one that an earlier portal has not brought up to date says so, and stays as it is', async () => {
  await madeEarlier(formerly.filter((name) => name !== '022-kana-draft-ids.sql'));
  await expect(open()).rejects.toThrow('022-kana-draft-ids.sql of kana/001-kana.sql did not run');
});

it('one that is edited after it ran is known, whoever opened the database before; a comment is no edit', async () => {
  const [first] = all;
  if (first === undefined) throw new Error('there are none');
  const edited = { ...first, sql: `${first.sql}\nalter table citizens add column shoe_size integer;` };
  const commented = { ...first, sql: `-- Another word.\n${first.sql.replaceAll('\n', '\n\n')}` };
  const database = await openDatabase({ databaseUrl: null, dataFolder: unsealedFolder, keys: testKeys }, all);
  const beside = (files: typeof all) => migrationsBeside(database, files, ['kernel']);
  expect(await beside([edited, ...all.slice(1)])).toEqual({ edited: [first.name], missing: [] });
  expect(await beside([commented, ...all.slice(1)])).toEqual({ edited: [], missing: [] });
  await database.query('update migrations set digest = null');
  expect((await beside([edited, ...all.slice(1)])).edited).toEqual([]);
  await database.close();
});

it('what is of a citizen goes with the citizen', async () => {
  const database = await openDatabase({ databaseUrl: null, dataFolder }, []);
  await database.query('delete from citizens');
  for (const table of ['sessions', 'journal', 'kana_cards'])
    expect(await database.query(`select 1 from ${table}`)).toEqual([]);
  await database.close();
});
