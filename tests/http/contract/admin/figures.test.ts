import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { databases, portalOn } from '../../harness.ts';
import { type Client, logIn, pathOf, stranger } from '../client.ts';
import { addedUser, administrator, administratorLogsIn } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'madoguchi-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const name of ['data/services', 'assets', '.vite']) mkdirSync(join(folder, name), { recursive: true });
writeFileSync(join(folder, 'assets/index-aaaaaaaa.js'), 'x'.repeat(2000));
writeFileSync(join(folder, 'assets/late-bbbbbbbb.js'), 'x'.repeat(500));
writeFileSync(join(folder, 'index.html'), 'x'.repeat(70));
writeFileSync(join(folder, '.vite/manifest.json'), '{}');
const manifest = {
  buildId: 'build-1',
  screens: [{ service: 'hpki' }, { service: 'hpki' }, { service: 'kana' }],
  services: [
    { name: 'hpki', base: 'hpki' },
    { name: 'kana', base: 'kana' },
  ],
};
writeFileSync(join(folder, 'data/manifest.json'), JSON.stringify(manifest));
writeFileSync(join(folder, 'data/services/hpki.json'), '{"title":"電子署名"}');

const bodyOf = async <T>(client: Client, call: string, asked?: object) =>
  (await client.call(call, asked)).resBody as unknown as T;

describe.each(databases)('figures of the running portal on %s', (kind) => {
  const portal = portalOn(kind, { siteFolder: pathToFileURL(`${folder}/`), settings: { 'poll.every': 2 } });

  it('tables with their numbers of rows, and nothing of what is in them [AD-002]', async () => {
    const client = await administrator(portal.origin);
    await logIn(portal.origin, 'qr');
    type Database = { kind: string; tables: { name: string; rows: number }[]; total: number };
    const { kind: database, tables, total } = await bodyOf<Database>(client, 'adminDatabase', { sort: '-rows' });
    expect(database).toBe(kind === 'PGlite' ? 'pglite' : 'postgresql');
    const rows = new Map(tables.map((table) => [table.name, table.rows]));
    for (const table of ['admin_users', 'admin_administrators', 'citizens', 'migrations']) {
      const [counted] = await portal.database.query<{ n: number }>(`select count(*)::integer as n from ${table}`);
      expect([table, rows.get(table)]).toEqual([table, counted?.n]);
    }
    expect(tables.map((table) => table.rows)).toEqual([...rows.values()].toSorted((a, b) => b - a));
    expect(total).toBe([...rows.values()].reduce((sum, one) => sum + one, 0));
  });

  it('the files of the site with their sizes [AD-003]', async () => {
    const client = await administrator(portal.origin);
    type Storage = { count: number; bytes: number; kinds: { kind: string }[]; rows: { path: string; bytes: number }[] };
    const found = await bodyOf<Storage>(client, 'adminStorage', { sort: '-bytes' });
    expect(found.rows[0]).toEqual({ path: 'assets/index-aaaaaaaa.js', kind: 'script', bytes: 2000 });
    expect(found.rows.map(({ path }) => path)).not.toContain('.vite/manifest.json');
    expect(found.count).toBe(5);
    expect(found.bytes).toBe(found.rows.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(found.kinds).toEqual([
      expect.objectContaining({ kind: 'data', count: 2 }),
      { kind: 'page', count: 1, bytes: 70 },
      { kind: 'script', count: 2, bytes: 2500 },
    ]);
  });

  it('addresses and services; of the settings names alone [AD-004]', async () => {
    const client = await administrator(portal.origin);
    expect(await bodyOf(client, 'adminHosting')).toEqual({
      origin: portal.origin,
      sandbox: true,
      buildId: 'build-1',
      services: [
        { path: '/svc/hpki', title: '電子署名', screens: 2 },
        { path: '/svc/kana', title: '/svc/kana', screens: 1 },
      ],
      settings: expect.any(Number),
      changedSettings: ['poll.every'],
    });
  });

  it('every call with how often it was answered, and how often not well [AD-005]', async () => {
    const client = await administrator(portal.origin);
    const citizen = await logIn(portal.origin, 'qr');
    type Functions = { rows: { path: string; title: string; today: number; month: number; failures: number }[] };
    const figure = async (call: string) => {
      const pages = [];
      for (let page = 1; page <= 12; page += 1)
        pages.push(await bodyOf<Functions>(client, 'adminFunctions', { sort: 'path', page: String(page) }));
      return pages.flatMap(({ rows }) => rows).find(({ path }) => path === pathOf(call));
    };
    expect(await figure('notificationList')).toMatchObject({ title: expect.any(String), today: 0, month: 0 });
    await citizen.call('notificationList');
    await citizen.call('notificationList');
    await stranger(portal.origin).call('notificationList');
    expect(await figure('notificationList')).toMatchObject({ today: 3, month: 3, failures: 1 });
    await portal.database.query(`update call_counts set day = '20200101'`);
    expect(await figure('notificationList')).toMatchObject({ today: 0, month: 0, failures: 0 });
  });

  it('people and logins [AD-014]', async () => {
    const client = await administrator(portal.origin);
    type Usage = {
      users: number;
      current: number;
      branches: { value: string; count: number }[];
      days: { logins: number }[];
    };
    const before = await bodyOf<Usage>(client, 'adminUsage');
    await addedUser(client, { branch: '003' });
    await administratorLogsIn(portal.origin);
    const after = await bodyOf<Usage>(client, 'adminUsage');
    expect([after.users - before.users, after.current - before.current]).toEqual([1, 1]);
    expect(after.branches.map(({ value }) => value)).toEqual(['001', '002', '003', '004']);
    expect((after.branches[2]?.count ?? 0) - (before.branches[2]?.count ?? 0)).toBe(1);
    expect(after.days).toHaveLength(7);
    expect((after.days[0]?.logins ?? 0) - (before.days[0]?.logins ?? 0)).toBe(1);
  });

  it('how one logs in, and what the portal mails [AD-012 AD-013]', async () => {
    const client = await administrator(portal.origin);
    expect(await bodyOf(client, 'adminSignInMethod')).toEqual({
      registrationIsOpen: true,
      administrators: 1,
      triesOfEmail: 5,
      triesOfAddress: 20,
      waitMinutes: 15,
      sessionMinutes: 30,
    });
    const { templates } = await bodyOf<{ templates: { name: string; text: string }[] }>(client, 'adminTemplates');
    expect(templates.map(({ name }) => name)).toContain('確認コードのお知らせ');
    for (const { text } of templates) expect(text).toContain('（');
  });
});
