import { beforeEach, describe, expect, it } from 'vitest';
import { chainAudit } from '../../../src/server/kernel/audit/chain-audit.ts';
import { forgetAudit } from '../../../src/server/kernel/audit/forget-audit.ts';
import { keepAudit } from '../../../src/server/kernel/audit/keep-audit.ts';
import { databases } from '../harness.ts';
import { auditOn, entry } from './audit-database.ts';

describe.each(databases)('the audit log on %s', (kind) => {
  const { database, keep, verdict, places } = auditOn(kind);

  describe('is only added to', () => {
    beforeEach(async () => {
      await keep(entry(), entry({ kind: 'signature' }));
      await chainAudit(database());
      await keep(entry({ kind: 'withdrawal' }));
    });

    it.each([
      `update audit_log set subject = 'citizen-2' where place = 1`,
      `update audit_log set hash = 'x' where place = 1`,
      `update audit_log set place = null, hash = null where place = 2`,
      `update audit_log set subject = 'citizen-2' where place is null`,
      `update audit_log set place = 3, hash = 'x', at = now() where place is null`,
      'delete from audit_log where place = 1',
      'delete from audit_log where place is null',
      'truncate audit_log',
      `insert into audit_log (at, kind, call, actor, content_hash, place, hash) values (now(), '', '', '', '', 3, '')`,
      'update audit_chain set head = 1',
      'update audit_chain set base = 3',
      'delete from audit_chain',
      'truncate audit_chain',
    ])('%s', async (sql) => {
      await expect(database().query(sql)).rejects.toMatchObject({ code: '42501' });
      expect(await verdict()).toMatchObject({ isIntact: true, rows: 2, waiting: 1 });
    });
  });

  it('a row is there with its act, or not at all', async () => {
    const failing = database().transaction(async (db) => {
      await keepAudit(db, [entry()]);
      throw new Error('not done after all');
    });
    await expect(failing).rejects.toThrow('not done');
    expect(await chainAudit(database())).toBe(0);
    expect(await verdict()).toMatchObject({ isIntact: true, rows: 0, waiting: 0 });
  });

  it('acts at once, chained by several at once, are one chain without a gap; none of them waits for another', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // One that was begun first and ends last. The embedded database has one connection.
    const slow =
      kind === 'PGlite'
        ? keep(entry())
        : database().transaction(async (db) => {
            await keepAudit(db, [entry({ call: 'slow' })]);
            await held;
          });
    const acts = Array.from({ length: 60 }, (_, nth) =>
      keep(entry({ number: String(nth) }), entry({ kind: 'signature' })),
    );
    const chaining = Array.from({ length: 5 }, () => chainAudit(database()));
    await Promise.all([...acts, ...chaining]);
    await chainAudit(database());
    const meanwhile = await verdict();
    release();
    await slow;
    expect(meanwhile).toMatchObject({ isIntact: true, waiting: 0 });
    await chainAudit(database());
    expect(await verdict()).toMatchObject({ isIntact: true, rows: 121, waiting: 0 });
    expect(await places()).toHaveLength(121);
  });

  describe('forgets what is too old', () => {
    const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000);

    it('from its beginning, and what remains is intact', async () => {
      await keep(...Array.from({ length: 450 }, () => entry({ at: yearsAgo(5) })), entry({ at: yearsAgo(4) }));
      await chainAudit(database());
      await keep(entry({ at: yearsAgo(6) }), entry());
      await chainAudit(database());
      await keep(entry({ at: yearsAgo(6) }));
      expect(await forgetAudit(database())).toBe(450);
      // What was written out of order, or has no place yet, stays until all before it may go.
      expect(await places()).toEqual(['451', '452', '453', null]);
      expect(await verdict()).toMatchObject({ isIntact: true, rows: 3, waiting: 1, chain: { base: 450, head: 453 } });
      expect(await forgetAudit(database())).toBe(0);
      await chainAudit(database());
      expect(await verdict()).toMatchObject({ isIntact: true, rows: 4, waiting: 0 });
    });

    it('all of it, and goes on from there', async () => {
      await keep(entry({ at: yearsAgo(5) }));
      await chainAudit(database());
      expect(await forgetAudit(database())).toBe(1);
      await keep(entry());
      await chainAudit(database());
      expect(await verdict()).toMatchObject({ isIntact: true, rows: 1, chain: { base: 1, head: 2 } });
    });

    it('but who deletes it otherwise is told of', async () => {
      await keep(entry({ at: yearsAgo(5) }), entry());
      await chainAudit(database());
      await database().query('delete from audit_log where place = 1');
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'missing', place: 1 });
    });
  });
});
