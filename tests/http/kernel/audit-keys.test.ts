import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditCommand } from '../../../scripts/audit/audit-command.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { readKeys } from '../../../src/server/db/key-ring.ts';
import { resealOld } from '../../../src/server/db/reseal.ts';
import { readStoredTables } from '../../../src/server/db/stored-columns.ts';
import { contentHash } from '../../../src/server/kernel/audit/audit-entry.ts';
import { auditKeysOf, beginAuditKey, unkeyed } from '../../../src/server/kernel/audit/audit-keys.ts';
import { chainAudit } from '../../../src/server/kernel/audit/chain-audit.ts';
import { keepAudit } from '../../../src/server/kernel/audit/keep-audit.ts';
import { verifyAudit } from '../../../src/server/kernel/audit/verify-audit.ts';
import { findModules } from '../../../src/server/modules.ts';
import { databases } from '../harness.ts';
import { openTestDatabase } from '../test-database.ts';
import { entry } from './audit-database.ts';

const limitMs = 120_000;
const key = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
const older = key('test', 7);
const newer = key('newer', 8);

describe.each(databases)('the audit log before there were keys, and over their change, on %s', (kind) => {
  let opened: Database;
  let remove = async () => {};
  beforeAll(async () => {
    ({ database: opened, remove } = await openTestDatabase(kind));
  }, limitMs);
  afterAll(async () => {
    await opened.close();
    await remove();
  });
  /** The same database to a portal with these keys. */
  const under = async (keys: string): Promise<Database> => {
    const database = { ...opened, keys: readKeys(keys) };
    const withKeys: Database = {
      ...database,
      transaction: (work, options) => opened.transaction((db) => work({ ...db, keys: database.keys }), options),
    };
    await beginAuditKey(withKeys);
    return withKeys;
  };
  const keep = async (database: Database, number: string) => {
    await database.transaction((db) => keepAudit(db, [entry({ number })]));
    await chainAudit(database);
  };

  it('rows of before are as they were, and it is told from which row on the key tells; whoever has another key goes on', async () => {
    await opened.query('delete from audit_keys');
    for (const number of ['1', '2']) {
      const old = entry({ number, subject: null, requestId: null });
      await opened.query(
        `insert into audit_log (at, kind, call, actor, number, content_hash) values ($1, $2, $3, $4, $5, $6)`,
        [old.at, old.kind, old.call, old.actor, number, contentHash(old, unkeyed)],
      );
    }
    const first = await under(older);
    expect(await verifyAudit(first)).toMatchObject({ isIntact: true, signedFrom: null, waiting: 2 });
    await chainAudit(first);
    await keep(first, '3');
    expect(await verifyAudit(first)).toMatchObject({ isIntact: true, rows: 3, signedFrom: 3 });
    const { says } = await auditCommand(first, { act: 'verify', noted: null }, new Map());
    expect(says).toContain('鍵で確かめられるのは、3 番目の記録からです。');

    const both = await under(`${newer},${older}`);
    await keep(both, '4');
    // One that still has the old key first goes on beside it.
    await keep(first, '5');
    expect(await verifyAudit(both)).toMatchObject({ isIntact: true, rows: 5, signedFrom: 3 });
    await resealOld(both, await readStoredTables((await findModules()).map(({ migrations }) => migrations)));

    const alone = await under(newer);
    await keep(alone, '6');
    expect(await verifyAudit(alone)).toMatchObject({ isIntact: true, rows: 6, signedFrom: 3 });
    const kinds = await opened.query<{ kind: string }>(
      `select split_part(content_hash, '.', 2) as kind from audit_log order by audit_log.place`,
    );
    expect(kinds.map(({ kind: of }) => of)).toEqual(['', '', 'test', 'newer', 'test', 'newer']);
  });

  it('a key that is lost, without having been sealed anew: rows of its time are told, others are written, and looked at', async () => {
    const lost = await under(key('third', 9));
    expect(await verifyAudit(lost)).toMatchObject({ isIntact: false, fault: 'keyless', place: 1, rows: 6 });
    await keep(lost, '7');
    await keep(lost, '8');
    expect(await verifyAudit(lost)).toMatchObject({ isIntact: false, fault: 'keyless', place: 1, rows: 6 });
    const { says } = await auditCommand(lost, { act: 'verify', noted: null }, new Map());
    expect(says).toContain('6 件が、このデータベースにない鍵で書かれています');
    expect(says).toContain('ほかの記録に、変わったところはありません');
    const about = async (number: string) =>
      (await auditCommand(lost, { act: 'about', number }, new Map())).says.includes('確かめられません');
    expect([await about('6'), await about('7')]).toEqual([true, false]);
    // What is wrong behind them is not hidden by them.
    await opened.script('alter table audit_log disable trigger user');
    await opened.query(`update audit_log set number = 'x' where number = '7'`);
    await opened.script('alter table audit_log enable trigger user');
    expect(await verifyAudit(lost)).toMatchObject({ isIntact: false, fault: 'changed', place: 7 });
  });

  it('a process of before there were keys is refused, its row and the place that it gives; nothing of it is forged', async () => {
    const old = entry({ number: 'old' });
    await expect(
      opened.query(
        `insert into audit_log (at, kind, call, actor, number, content_hash) values ($1, $2, $3, $4, $5, $6)`,
        [old.at, old.kind, old.call, old.actor, old.number, contentHash(old, unkeyed)],
      ),
    ).rejects.toMatchObject({ code: '42501' });
    const database = await under(key('third', 9));
    await database.transaction((db) => keepAudit(db, [entry({ number: 'new' })]));
    const places = `update audit_log set place = $1::bigint, hash = $2 where place is null returning 1`;
    await expect(opened.query(places, ['999', unkeyed('999')])).rejects.toMatchObject({ code: '42501' });
    expect(await chainAudit(database)).toBe(1);
  });

  it('nothing is written without keys', async () => {
    const other = { ...opened, keys: readKeys(key('none', 1)) };
    await expect(keepAudit(other, [entry()])).rejects.toThrow('without keys');
    expect(() => auditKeysOf(other)).toThrow('MADOGUCHI_KEYS');
  });
});
