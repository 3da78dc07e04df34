import { describe, expect, it } from 'vitest';
import { migrate } from '../../../src/server/db/migrate.ts';
import { checkRetention } from '../../../src/server/kernel/portal/check-retention.ts';
import { expiry } from '../../../src/server/kernel/portal/retention.ts';
import { databases, portalOn } from '../harness.ts';

describe.each(databases)('what a module gets wrong is told with its name when the portal starts, on %s', (kind) => {
  const portal = portalOn(kind);
  const checked = (retention: Parameters<typeof checkRetention>[2]) =>
    checkRetention(portal.database, 'library', retention);

  it.each([
    [
      'a condition that is none',
      { promised: { kana_drafts: 'kept.expires_at >== $2' } },
      /kana_drafts in library.*42883/,
    ],
    ['a table that is not there', { promised: { library_cards: 'true' } }, /library_cards in library.*42P01/],
    ['a table of nobody', { promised: { nq_agencies: 'true' } }, /nq_agencies in library.*42703/],
    ['rows that expire', { expired: (now: Date) => [expiry('journal', 'att < $1', now)] }, /journal in library.*42703/],
  ])('%s', async (_what, retention, message) => {
    await expect(checked(retention)).rejects.toThrow(message);
  });

  it('a migration', async () => {
    const wrong = { name: '999-wrong.sql', sql: 'create tabel wrong (id text)' };
    await expect(migrate(portal.database, [wrong])).rejects.toThrow(/^The migration 999-wrong\.sql failed: .*42601/);
  });
});
