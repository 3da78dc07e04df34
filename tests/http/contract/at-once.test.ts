import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../harness.ts';
import { bodyOf, logIn } from './client.ts';
import { atOnce } from './outcomes-at-once.ts';
import { mailsOf } from './signing.ts';
import { taxpayer } from './tax-journey.ts';

describe.each(databases)('what one person asks for many times at once, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => logIn(portal.origin, persona);

  it('verification codes: as many are mailed as the limit says', async () => {
    const client = await as('qr');
    const send = () => client.call('sendAuthCode', { email: 'todokede@example.jp' });
    expect(await atOnce(20, send)).toEqual({ '0000': 5, ED2107: 15 });
    expect(await mailsOf(client)).toHaveLength(5);
  });

  it('ways to a site: the newest is open, the ones before it have ended', async () => {
    const client = await taxpayer(portal.origin, 'tax-medical-only');
    const ask = () => client.call('taxSiteLink', { procedure: 'taxReturn', site: 'delivery' });
    expect(await atOnce(12, ask)).toEqual({ '0000': 12 });
    // The portal is shared with other tests: only this person's visits count.
    const open = await portal.database.query<{ id: string }>(
      `select id from site_visits where outcome is null and expires_at > now()
         and citizen_id = (select citizen_id from site_visits order by issued_at desc limit 1)`,
    );
    expect(open).toHaveLength(1);
  });

  it('choices of certificates: what one of them has not seen stays as the other chose it', async () => {
    const client = await taxpayer(portal.origin, 'tax-much');
    const of = { procedure: 'taxReturn' };
    const { expenses } = await bodyOf<{ expenses: { id: string }[] }>(client.call('taxMedicalExpenses'));
    const medicalIds = expenses.map(({ id }) => id);
    expect(medicalIds).not.toEqual([]);
    const choose = (number: number) =>
      client.call('taxCertificatesChoose', { ...of, ids: [], ...(number === 0 && { medicalIds }) });
    expect(await atOnce(12, choose)).toEqual({ '0000': 12 });
    const after = await bodyOf<{ expenses: { isChosen: boolean }[] }>(client.call('taxMedicalExpenses'));
    expect(after.expenses.map(({ isChosen }) => isChosen)).toEqual(medicalIds.map(() => true));
  });
});
