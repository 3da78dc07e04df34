import { beforeEach, describe, expect, it } from 'vitest';
import { auditCommand, auditTaskOf } from '../../../scripts/audit/audit-command.ts';
import { job } from '../../../src/server/common/audit/jobs/verify.ts';
import { type AuditEntry, chainHash, contentHash } from '../../../src/server/kernel/audit/audit-entry.ts';
import { auditKeysOf, type Hashing, unkeyed } from '../../../src/server/kernel/audit/audit-keys.ts';
import { chainAudit } from '../../../src/server/kernel/audit/chain-audit.ts';
import type { KnownRunning } from '../../../src/server/kernel/jobs/job-kind.ts';
import { databases } from '../harness.ts';
import { auditOn, entry } from './audit-database.ts';

describe.each(databases)('who looks at the audit log on %s', (kind) => {
  const { database, byHand, keep, verdict } = auditOn(kind);

  describe('is told the first row that is not as it was written', () => {
    const hashes = () =>
      database().query<{ place: string; hash: string; content: string }>(
        'select place::text, hash, content_hash as content from audit_log order by audit_log.place',
      );
    const signed: Hashing = (text) => auditKeysOf(database()).signing(text);
    const append = async (place: number | null, added: AuditEntry, hashed: Hashing = signed) => {
      const before = (await hashes()).at(-1)?.hash ?? '';
      const { at, call, actor } = added;
      await byHand(
        'insert into audit_log (at, kind, call, actor, content_hash, place, hash) values ($1, $2, $3, $4, $5, $6, $7)',
        [
          at,
          added.kind,
          call,
          actor,
          contentHash(added, hashed),
          place,
          place === null ? null : chainHash(place, before, contentHash(added, hashed), hashed),
        ],
      );
    };
    const plain = { subject: null, number: null, requestId: null };
    beforeEach(async () => {
      await keep(...[1, 2, 3, 4, 5].map((nth) => entry({ number: `number-${nth}` })));
      await chainAudit(database());
      expect(await verdict()).toMatchObject({ isIntact: true, rows: 5 });
    });

    it.each([
      'at = now()',
      `kind = 'reading'`,
      `call = 'x'`,
      `actor = 'operator'`,
      `subject = 'x'`,
      `number = 'x'`,
      `follows = 'x'`,
      'request_id = null',
    ])('changed: %s', async (set) => {
      await byHand(`update audit_log set ${set} where place = 3`);
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'changed', place: 3 });
    });

    it('changed, with its own hash made anew', async () => {
      const [row] = await database().query<{ at: Date }>('select at from audit_log where place = 3');
      const other = entry({ at: row?.at ?? new Date(), subject: 'citizen-2', number: 'number-3' });
      await byHand(`update audit_log set subject = 'citizen-2', content_hash = $1 where place = 3`, [
        contentHash(other, signed),
      ]);
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'misplaced', place: 3 });
    });

    it.each([
      ['the first', 'place = 1', 'missing', 1],
      ['one in between', 'place = 3', 'missing', 3],
      ['the last', 'place = 5', 'cut', 5],
      ['all', 'true', 'cut', 1],
    ])('deleted: %s', async (_which, where, fault, place) => {
      await byHand(`delete from audit_log where ${where}`);
      expect(await verdict()).toMatchObject({ isIntact: false, fault, place });
    });

    it('deleted, and the rest moved up', async () => {
      await byHand('delete from audit_log where place = 3');
      for (const place of [4, 5]) await byHand('update audit_log set place = place - 1 where place = $1', [place]);
      await byHand('update audit_chain set head = 4');
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'misplaced', place: 3 });
    });

    it('swapped', async () => {
      for (const [from, to] of [
        [2, 99],
        [3, 2],
        [99, 3],
      ])
        await byHand('update audit_log set place = $2 where place = $1', [from, to]);
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'misplaced', place: 2 });
    });

    it('appended by hand: with a right signature, with another hash, with the end moved, and before it has a place', async () => {
      await append(6, entry(plain));
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'added', place: 6 });
      await byHand('update audit_log set hash = $1 where place = 6', ['x']);
      await byHand('update audit_chain set head = 6');
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'misplaced', place: 6 });
      await byHand('delete from audit_log where place = 6');
      await byHand('update audit_chain set head = 5');
      await byHand(
        `insert into audit_log (at, kind, call, actor, content_hash) values (now(), 'filing', 'x', 'citizen', 'x')`,
      );
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'unsigned', place: null });
      await chainAudit(database());
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'unsigned', place: 6 });
    });

    it('appended by who has no key, with a right hash: told, whether the portal has given it a place or not', async () => {
      await append(null, entry(plain), unkeyed);
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'unsigned', place: null });
      await chainAudit(database());
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'unsigned', place: 6 });
      await byHand('delete from audit_log where place = 6');
    });

    it('as if its key were gone: its place tells of it, and of one at the end that nobody can look at it', async () => {
      const nameless = `content_hash = replace(content_hash, 'audit.test', 'audit.none')`;
      await byHand(`update audit_log set ${nameless} where place = 3`);
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'misplaced', place: 3 });
      await byHand(`update audit_log set hash = replace(hash, 'audit.test', 'audit.none') where place = 3`);
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'misplaced', place: 4 });
      await append(null, entry(plain));
      await byHand(
        `update audit_log set content_hash = replace(content_hash, 'audit.none', 'audit.test'), hash = replace(hash, 'audit.none', 'audit.test') where place = 3`,
      );
      await byHand(`update audit_log set ${nameless} where place is null`);
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'keyless', place: null, rows: 1 });
    });

    it.each([1, 3])('made anew without the key, from the row %i to the end', async (from) => {
      const rows = await database().query<AuditEntry & { readonly place: string }>(
        'select at, kind, call, actor, subject, number, follows, request_id as "requestId", place::text from audit_log order by audit_log.place',
      );
      let before = (await hashes())[from - 2]?.hash ?? '';
      for (const row of rows.slice(from - 1)) {
        const content = contentHash(row, unkeyed);
        before = chainHash(Number(row.place), before, content, unkeyed);
        await byHand('update audit_log set content_hash = $1, hash = $2 where place = $3::bigint', [
          content,
          before,
          row.place,
        ]);
      }
      await byHand('update audit_chain set head_hash = $1', [before]);
      expect(await verdict()).toMatchObject({ isIntact: false, fault: 'unsigned', place: from });
    });

    it('made anew from the beginning to the end by who has the key: only what was noted elsewhere tells', async () => {
      const noted = { place: 4, hash: (await hashes())[3]?.hash ?? '' };
      const end = { place: 5, hash: (await hashes())[4]?.hash ?? '' };
      for (const known of [noted, end]) expect(await verdict(known)).toMatchObject({ isIntact: true });
      const [row] = await database().query<{ at: Date }>('select at from audit_log where place = 3');
      const other = entry({ at: row?.at ?? new Date(), subject: 'citizen-2', number: 'number-3' });
      await byHand(`update audit_log set subject = 'citizen-2', content_hash = $1 where place = 3`, [
        contentHash(other, signed),
      ]);
      let before = (await hashes())[1]?.hash ?? '';
      for (const { place, content } of (await hashes()).slice(2)) {
        before = chainHash(Number(place), before, content, signed);
        await byHand('update audit_log set hash = $1 where place = $2::bigint', [before, place]);
      }
      await byHand('update audit_chain set head_hash = $1', [before]);
      expect(await verdict()).toMatchObject({ isIntact: true });
      expect(await verdict(noted)).toMatchObject({ isIntact: false, fault: 'other', place: 4 });
      expect(await verdict(end)).toMatchObject({ isIntact: false, fault: 'other', place: 5 });
      expect(await verdict({ ...noted, place: 9 })).toMatchObject({ isIntact: false, fault: 'cut' });
    });
  });

  describe('is answered', () => {
    const asked = async (...words: readonly string[]) => {
      const task = auditTaskOf(words);
      return task === null ? null : auditCommand(database(), task, new Map([['someSubmit', 'テストの届出']]));
    };
    beforeEach(async () => {
      await keep(entry(), entry({ number: '2026112400000002', kind: 'correction', follows: '2026112400000001' }));
      await keep(entry({ number: '2026112400000003' }));
      await chainAudit(database());
    });

    it.each([
      [['verify', 'x']],
      [['verify', `1:${'A'.repeat(64)}`]],
      [['verify', '1:ab', 'x']],
      [['about']],
      [['tell', '1']],
      [[]],
    ])('%j is no question', async (words) => {
      expect(await asked(...words)).toBeNull();
    });

    it('every day by a job, which fails when something was changed', async () => {
      const running = { portal: { database: database() } } as KnownRunning;
      expect(await job.run(running)).toBeUndefined();
      await byHand('delete from audit_log where place = 2');
      await expect(job.run(running)).rejects.toMatchObject({ code: 'audit-missing' });
    });

    it('that it is intact, with what to note elsewhere; and the first row that is not', async () => {
      const { isDone, says } = (await asked('verify')) ?? {};
      expect([isDone, says]).toEqual([true, expect.stringContaining('変わったところはありません。記録は 3 件')]);
      const [, note = ''] = /控え：(.+)$/.exec(says ?? '') ?? [];
      expect(await asked('verify', note)).toEqual({ isDone, says });
      await byHand(`update audit_log set subject = 'x' where place = 2`);
      const told = expect.stringMatching(
        /^監査ログが変わっています。2 番目の記録（id \d+）が、書いたあとに変わっています。$/,
      );
      expect(await asked('verify')).toEqual({ isDone: false, says: told });
    });

    it('what happened under a number, and under the numbers that follow it or that it follows', async () => {
      for (const number of ['2026112400000001', '2026 1124 0000 0002', '２０２６１１２４０００００００２'])
        expect((await asked('about', number))?.isDone).toBe(true);
      for (const number of ['2026112400000001', '2026112400000002']) {
        const lines = (await asked('about', number))?.says.split('\n') ?? [];
        expect(lines.filter((line) => line.includes('本人が'))).toHaveLength(2);
        expect(lines.at(-1)).toBe('届け出た人の id：citizen-1');
      }
      expect((await asked('about', '2026112400000009'))?.isDone).toBe(false);
      await byHand(`update audit_log set call = 'x' where place = 1`);
      expect((await asked('about', '2026112400000001'))?.says).toContain('この記録は、書いたあとに変わっています。');
    });
  });
});
