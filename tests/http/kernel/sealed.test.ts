import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkKeys } from '../../../src/server/db/check-keys.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { keptKeys } from '../../../src/server/db/kept-keys.ts';
import { readKeys } from '../../../src/server/db/key-ring.ts';
import { forgetUnused, resealOld, usesOfKeys } from '../../../src/server/db/reseal.ts';
import { hashedColumn, sealedColumn, sealedUnder } from '../../../src/server/db/sealed.ts';
import { readStoredTables } from '../../../src/server/db/stored-columns.ts';
import { findModules } from '../../../src/server/modules.ts';
import { logIn } from '../contract/client.ts';
import { mailsOf } from '../contract/signing.ts';
import { databases, portalOn } from '../harness.ts';
import { testKeys } from '../test-database.ts';

const key = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
const older = { keys: readKeys(key('old', 1)) };
const newer = { keys: readKeys(key('new', 2)) };
const both = { keys: readKeys(`${key('new', 2)},${key('old', 1)}`) };

describe('a sealed value', () => {
  const column = sealedColumn('outbox.body');
  const bytes = Buffer.from([0, 1, 255]);

  it('is read by who has its key, in its own column and row alone', () => {
    const text = column.text(older, 'c', '123456');
    expect(text).toMatch(/^sealed\.old\.[\w-]+$/);
    expect(text).not.toBe(column.text(older, 'c', '123456'));
    expect(column.openText(both, 'c', text)).toBe('123456');
    expect(column.openJson(both, 'c', JSON.parse(column.json(older, 'c', { a: 1 })))).toEqual({ a: 1 });
    expect(column.openBytes(both, 'c', column.bytes(older, 'c', bytes))).toEqual(bytes);
    expect(() => column.openText(newer, 'c', text)).toThrow('outbox.body is sealed under the key old');
    expect(() => column.openText(older, 'd', text)).toThrow('outbox.body cannot be opened');
    expect(() => sealedColumn('journal.request').openText(older, 'c', text)).toThrow('cannot be opened');
    expect(() => column.openText(older, 'c', `${text.slice(0, -1)}${text.endsWith('A') ? 'Q' : 'A'}`)).toThrow();
    expect(() => column.openText({ keys: readKeys(key('old', 3)) }, 'c', text)).toThrow('under another key old');
  });

  it('is as it was, where it was never sealed', () => {
    expect(column.openText(older, 'c', 'sealed')).toBe('sealed');
    expect(column.openJson<object>(older, 'c', { sealed: 1 })).toEqual({ sealed: 1 });
    expect(column.openBytes(older, 'c', bytes)).toEqual(bytes);
    expect(sealedUnder(column.bytes(newer, 'c', bytes))).toBe('new');
  });

  it('is compared under the key that hashed it', () => {
    const hashed = hashedColumn('auth_codes.code_hash');
    const stored = hashed.hash(older, '123456');
    expect(hashed.isOf(both, stored, '123456')).toBe(true);
    expect(hashed.isOf(both, stored, '123457')).toBe(false);
    expect(hashed.isOf(newer, stored, '123456')).toBe(false);
    expect(hashed.hashes(both, '123456')).toContain(stored);
    expect(hashedColumn('tax_handovers.number_hash').hash(older, '123456')).not.toBe(stored);
  });
});

it('the key of a sandbox is made once, for its owner’s eyes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madoguchi-keys-'));
  const [first, second] = await Promise.all([keptKeys(folder), keptKeys(folder)]);
  expect(second).toEqual(first);
  expect(await keptKeys(folder)).toEqual(first);
  expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

describe.each(databases)('keys on %s', (kind) => {
  const portal = portalOn(kind);
  const under = (text: string): Database => Object.assign(Object.create(portal.database), { keys: readKeys(text) });
  const tables = findModules().then((modules) => readStoredTables(modules.map(({ migrations }) => migrations)));
  const testKey = key('test', 7);

  it('that are missing or are others are told before anything is read', async () => {
    await expect(checkKeys(under(key('next', 1)))).rejects.toThrow('MADOGUCHI_KEYS lacks test');
    await expect(checkKeys(under(key('test', 1)))).rejects.toThrow('another key under the name test');
    await checkKeys(under(testKey));
    expect(testKeys.first).toEqual(readKeys(testKey).first);
  });

  it('take turns: what was sealed before, and what never was, is sealed with the first, and the old one is not needed', async () => {
    const client = await logIn(portal.origin, 'tax-much');
    await client.call('sendAuthCode', { email: 'todokede@example.jp' });
    const mails = await mailsOf(client);
    const [row] = await portal.database.query<{ id: string; citizen: string }>(
      'select id::text, citizen_id as citizen from outbox',
    );
    await portal.database.query(
      `insert into outbox (citizen_id, at, kind, recipient, body, sent_at, received_at) values ($1, now(), 'mail', 'a@b.example', 'まえの文', now(), now())`,
      [row?.citizen],
    );
    await portal.database.query(
      `insert into tax_handovers (receipt_number, citizen_id, procedure, year, certificates, handed_over_at)
       values ('1234567890123456', $1, 'yearEnd', '2025', '[]', now())`,
      [row?.citizen],
    );
    const rotated = under(`${key('next', 9)},${testKey}`);
    await checkKeys(rotated);
    expect(await resealOld(rotated, await tables)).toMatchObject({ failed: [], sealed: expect.any(Number) });
    expect((await resealOld(rotated, await tables)).sealed).toBe(0);
    const bodies = await portal.database.query<{ body: string }>('select body from outbox');
    expect(bodies.map(({ body }) => sealedUnder(body))).toEqual(['next', 'next']);
    const [handover] = await portal.database.query<{ hash: string }>('select number_hash as hash from tax_handovers');
    expect(handover?.hash).toBe(hashedColumn('tax_handovers.number_hash').hash(rotated, '1234567890123456'));

    // Codes are hashed with the old key until they are over.
    const uses = await usesOfKeys(rotated, await tables);
    expect(uses.get('test')).toBeGreaterThan(0);
    expect(await forgetUnused(rotated, uses)).toEqual([]);
    await portal.database.query('delete from auth_codes');
    await portal.database.query('delete from idempotency');
    // A process may have sealed with it until a moment ago.
    expect(await forgetUnused(rotated, await usesOfKeys(rotated, await tables))).toEqual([]);
    await portal.database.query(`update sealing_keys set used_at = used_at - interval '3 days'`);
    expect(await forgetUnused(rotated, await usesOfKeys(rotated, await tables))).toEqual(['test']);
    // Still in the ring, it is not needed again.
    await checkKeys(rotated);
    await checkKeys(under(key('next', 9)));

    const back = under(`${testKey},${key('next', 9)}`);
    await checkKeys(back);
    await resealOld(back, await tables);
    expect((await mailsOf(client)).map(({ text }) => text)).toEqual([...mails.map(({ text }) => text), 'まえの文']);
  });

  it('that nobody has any more stop nothing else from being sealed', async () => {
    await portal.database.query(
      `update outbox set body = 'sealed.lost.AAAA' where body in (select body from outbox limit 1)`,
    );
    expect(await resealOld(portal.database, await tables)).toEqual({ sealed: 0, failed: ['outbox.body'] });
  });
});
