import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../harness.ts';
import { bodyOf, type Client, logIn, type Reply } from './client.ts';
import {
  arriveAtSite,
  linkIdFor,
  returnTokenOf,
  shownChoice,
  siteAddress,
  stateOf,
  taxpayer,
  usualYear,
} from './tax-journey.ts';

interface Certificate {
  readonly id: string;
  readonly kind: string;
  readonly amountYen: number;
  readonly isChosen: boolean;
}

const procedure = 'taxReturn';
const codesOf = ({ errors }: Reply) => errors.map(({ errorCode }) => errorCode);

async function certificatesOf(client: Client, of = procedure): Promise<readonly Certificate[]> {
  return (await bodyOf<{ certificates: Certificate[] }>(client.call('taxCertificates', { procedure: of })))
    .certificates;
}

describe.each(databases)('tax procedures on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string, copy?: string) => taxpayer(portal.origin, persona, copy);

  describe('the prior preparation', () => {
    it.each(['taxReturn', 'yearEnd'])('%s begins with a year and the consent [TX-001 YE-001]', async (of) => {
      const client = await logIn(portal.origin, 'tax-much');
      expect(await bodyOf(client.call('taxPreparation', { procedure: of }))).toMatchObject({ year: '' });
      expect(codesOf(await client.call('taxCertificates', { procedure: of }))).toEqual(['ETX101']);
      const year = await usualYear(client);
      const save = (body: object) => client.call('taxPreparationSave', { procedure: of, year, agreed: true, ...body });
      expect(codesOf(await save({ agreed: false }))).toEqual(['ETX102']);
      expect(codesOf(await save({ year: '1999' }))).toEqual(['ETX102']);
      await bodyOf(save({}));
      expect(await bodyOf(client.call('taxPreparation', { procedure: of }))).toMatchObject({
        year,
        progress: { chosenCount: 0, chosenYen: 0 },
      });
    });

    it('an employer is given no donations, no income, and no medical expenses', async () => {
      const client = await as('tax-much');
      expect((await certificatesOf(client)).map(({ kind: of }) => of).join(' ')).toBe('01 01 02 03 04 05 06 07 08');
      expect((await certificatesOf(client, 'yearEnd')).map(({ kind: of }) => of).join(' ')).toBe(
        '01 01 02 03 04 05 06 07',
      );
      const { sites } = await bodyOf<{ sites: { id: string }[] }>(client.call('taxSites', { procedure: 'yearEnd' }));
      expect(sites.map(({ id }) => id)).toEqual(['eTax', 'nenkinNet', 'eShishobako', 'delivery']);
      expect(codesOf(await client.call('taxSiteLink', { procedure: 'yearEnd', site: 'furusato' }))).toEqual(['ETX104']);
    });

    it('the year before has the certificates of that year', async () => {
      const client = await as('tax-much');
      const year = String(Number(await usualYear(client)) - 1);
      await bodyOf(client.call('taxPreparationSave', { procedure, year, agreed: true }));
      const pension = (await certificatesOf(client)).find(({ kind: of }) => of === '03');
      expect(pension).toMatchObject({ id: `${year}-4`, amountYen: 199320 });
    });
  });

  describe('the choice', () => {
    it('is kept on the portal, for another device too, and adds up what was paid [TX-002 YE-002]', async () => {
      const client = await as('tax-much', `choice-${kind}`);
      const certificates = await certificatesOf(client);
      const { expenses } = await bodyOf<{ expenses: Certificate[] }>(client.call('taxMedicalExpenses'));
      const ids = certificates.filter((item) => ['01', '06'].includes(item.kind)).map(({ id }) => id);
      const medicalIds = expenses.slice(0, 1).map(({ id }) => id);
      expect(await bodyOf(client.call('taxCertificatesChoose', { procedure, ids, medicalIds }))).toEqual({
        year: await usualYear(client),
        chosenCount: 4,
        chosenYen: 96000 + 48600 + 61240,
        chosen: [
          { name: '生命保険料の控除証明書（みほん生命保険株式会社）', value: '¥96,000' },
          { name: '生命保険料の控除証明書（れいじ生命保険相互会社）', value: '¥48,600' },
          { name: '住宅ローンの年末残高の証明書（みほん銀行 例示支店）', value: '¥21,450,000' },
          { name: '医療費（本人）', value: '¥61,240' },
        ],
      });
      const other = await logIn(portal.origin, 'tax-much', `choice-${kind}`);
      const chosen = (await certificatesOf(other)).filter(({ isChosen }) => isChosen);
      expect(chosen.map(({ id }) => id)).toEqual(ids);
      expect((await certificatesOf(other, 'yearEnd')).some(({ isChosen }) => isChosen)).toBe(false);
    });

    it('nobody chooses what they do not have', async () => {
      const client = await as('tax-nothing');
      expect(await certificatesOf(client)).toEqual([]);
      const choose = (ids: readonly string[]) => client.call('taxCertificatesChoose', { procedure, ids });
      expect(codesOf(await choose([`${await usualYear(client)}-1`]))).toEqual(['ETX103']);
    });

    it('what could not be seen stays chosen: medical expenses that are not fetched, certificates of a site that is not linked', async () => {
      const client = await as('tax-much');
      const year = await usualYear(client);
      const choose = (body: object) =>
        bodyOf<{ chosenCount: number }>(client.call('taxCertificatesChoose', { procedure, ...body }));
      await choose({ ids: [`${year}-1`, `${year}-4`], medicalIds: [`${year}-medical-2`] });
      await bodyOf(client.call('taxSiteUnlink', { procedure, site: 'nenkinNet' }));
      expect(await choose({ ids: [`${year}-1`] })).toMatchObject({ chosenCount: 2 });
      await returnTokenOf(client, 'nenkinNet', 'linked');
      expect((await certificatesOf(client)).find(({ id }) => id === `${year}-4`)?.isChosen).toBe(true);
    });

    it('the medical expenses fail on their own, once or always [ER-142 AM-046]', async () => {
      const once = await as('tax-medical-once');
      expect(codesOf(await once.call('taxMedicalExpenses'))).toEqual(['EDE226']);
      expect(await bodyOf(once.call('taxMedicalExpenses'))).toMatchObject({ isReady: true });
      const never = await as('tax-medical-never');
      for (const _ of [1, 2]) expect(codesOf(await never.call('taxMedicalExpenses'))).toEqual(['EDE226']);
      expect(await certificatesOf(never)).toHaveLength(1);
    });

    it('the medical expenses are asked for until they are ready', async () => {
      const slow = await as('tax-medical-slow');
      const ask = () => bodyOf<{ isReady: boolean; expenses: object[] }>(slow.call('taxMedicalExpenses'));
      const answers = [await ask(), await ask(), await ask()];
      expect(answers.map(({ isReady, expenses }) => [isReady, expenses.length])).toEqual([
        [false, 0],
        [false, 0],
        [true, 2],
      ]);
      const waiting = await as('tax-medical-waiting');
      for (const _ of answers)
        expect((await waiting.call('taxMedicalExpenses')).resBody).toMatchObject({ isReady: false });
    });

    it('a site that does not answer is named, the others are fetched', async () => {
      const client = await as('tax-silent-site');
      expect(await bodyOf(client.call('taxCertificates', { procedure }))).toMatchObject({
        certificates: [{ kind: '03' }],
        silentSites: ['e-私書箱'],
      });
    });
  });

  describe('the link with an external site', () => {
    it('is on another origin, which the published settings name under the host of this browser', async () => {
      const client = await as('tax-unlinked');
      const [site, eTax] = [await siteAddress(client), await siteAddress(client, 'address.eTax')];
      expect(new URL(site).hostname).toBe('127.0.0.1');
      expect(new URL(site).origin).not.toBe(portal.origin);
      expect((await fetch(eTax)).status).toBe(200);
      const answer = await fetch(site);
      expect(answer.status).toBe(410);
      // Without a referrer a browser hides where a form comes from, and each answer would be refused.
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect((await fetch(new URL('/nowhere', site))).status).toBe(404);
    });

    it.each([
      ['linked', 'linked', 1],
      ['refused', 'refused', 0],
      ['abandoned', 'unfinished', 0],
    ] as const)(
      'TX-003 YE-003 %s: the portal knows it from the site, every device sees it',
      async (outcome, state, count) => {
        const copy = `${outcome}-${kind}`;
        const client = await as('tax-unlinked', copy);
        expect(await stateOf(client, 'nenkinNet')).toBe('notLinked');
        const visit = await arriveAtSite(client, await linkIdFor(client, 'nenkinNet'));
        expect(await stateOf(client, 'nenkinNet')).toBe('unfinished');
        expect(await visit.page()).toContain('連携　まだし さんのねんきんネット');
        const back = await visit.answer(outcome);
        expect(`${back.origin}${back.pathname}`).toBe(`${portal.origin}/svc/tax-return/connections`);
        // Whoever closes the browser here has answered all the same.
        expect(await stateOf(await logIn(portal.origin, 'tax-unlinked', copy), 'nenkinNet', 'yearEnd')).toBe(state);
        expect(await certificatesOf(client)).toHaveLength(count);
        const returnToken = back.searchParams.get('linkResult') ?? '';
        const result = () => client.call('taxSiteLinkResult', { returnToken });
        expect(await bodyOf(result())).toEqual({ site: 'nenkinNet', name: 'ねんきんネット', outcome });
        expect(codesOf(await result())).toEqual(['ETX105']);
      },
    );

    it.each([
      ['year-end adjustment', 'yearEnd', undefined, '/svc/year-end-adjustment/connections'],
      ['a screen that no service has', 'taxReturn', 'SCN9999-01-001', '/'],
      ['a screen whose path holds values', 'taxReturn', 'SCK2701-02-018', '/'],
    ] as const)('the browser returns to the screen that asked: %s [YE-003]', async (_, of, screen, path) => {
      const client = await as('tax-unlinked');
      const visit = await arriveAtSite(client, await linkIdFor(client, 'nenkinNet', of, screen));
      const back = await visit.answer('linked');
      expect([back.origin, back.pathname, back.searchParams.has('linkResult')]).toEqual([portal.origin, path, true]);
    });

    it('a token is used once: replayed, invented, renewed or old ones are refused at the site', async () => {
      const client = await as('tax-unlinked');
      const first = await linkIdFor(client, 'nenkinNet');
      const second = await linkIdFor(client, 'nenkinNet');
      expect((await arriveAtSite(client, first)).opened.status).toBe(410);
      const visit = await arriveAtSite(client, second);
      expect(visit.opened.status).toBe(303);
      expect((await arriveAtSite(client, second)).opened.status).toBe(410);
      expect((await arriveAtSite(client, 'invented')).opened.status).toBe(410);
      expect((await visit.answer('yes')).searchParams.has('linkResult')).toBe(false);
      expect((await visit.answer('refused')).searchParams.has('linkResult')).toBe(true);
      expect((await visit.answer('linked')).searchParams.has('linkResult')).toBe(false);
      expect(await visit.page()).toContain('回答は終わっています');
      expect(await stateOf(client, 'nenkinNet')).toBe('refused');
    });

    it('a way back is read by the citizen it belongs to; the query alone changes nothing', async () => {
      const client = await as('tax-unlinked');
      const other = await as('tax-unlinked');
      const returnToken = await returnTokenOf(client, 'furusato', 'linked');
      expect(codesOf(await other.call('taxSiteLinkResult', { returnToken }))).toEqual(['ETX105']);
      expect(codesOf(await other.call('taxSiteLinkResult', { returnToken: 'linked' }))).toEqual(['ETX105']);
      expect(await stateOf(other, 'furusato')).toBe('notLinked');
      expect((await client.call('taxSiteLinkResult', { returnToken })).resultCode).toBe('0000');
    });

    it('ends when the citizen says so, and a linked site is not linked again', async () => {
      const client = await as('tax-much');
      expect(codesOf(await client.call('taxSiteLink', { procedure, site: 'delivery' }))).toEqual(['ETX108']);
      await bodyOf(client.call('taxSiteUnlink', { procedure, site: 'delivery' }));
      expect(await stateOf(client, 'delivery')).toBe('notLinked');
      expect((await certificatesOf(client)).map(({ kind: of }) => of)).not.toContain('06');
    });
  });

  describe('the hand-over', () => {
    it('goes to a linked e-Tax, has something in it, and is made once [TX-003]', async () => {
      const client = await as('tax-unlinked');
      const handOver = async (headers = {}) =>
        client.call('taxHandover', await shownChoice(client, procedure), headers);
      expect(codesOf(await handOver())).toEqual(['ETX107']);
      await returnTokenOf(client, 'eTax', 'linked');
      expect(codesOf(await handOver())).toEqual(['ETX106']);
      await returnTokenOf(client, 'nenkinNet', 'linked');
      const ids = (await certificatesOf(client)).map(({ id }) => id);
      await bodyOf(client.call('taxCertificatesChoose', { procedure, ids }));
      const key = { 'idempotency-key': ids.join() + kind };
      const handover = await bodyOf(handOver(key));
      expect(handover).toMatchObject({ receiptNumber: expect.stringMatching(/^\d{16}$/), count: 1 });
      expect(await bodyOf(handOver(key))).toEqual(handover);
      expect(await bodyOf(client.call('taxSites', { procedure }))).toMatchObject({ progress: { handover } });
      const next = await bodyOf<{ receiptNumber: string }>(handOver());
      expect(next.receiptNumber).not.toBe((handover as typeof next).receiptNumber);
    });

    it('what was chosen anew elsewhere, or is of another year, is shown before it is handed over [TX-003]', async () => {
      const client = await as('tax-much');
      const ids = (await certificatesOf(client)).map(({ id }) => id);
      const choose = (chosen: readonly string[]) =>
        bodyOf(client.call('taxCertificatesChoose', { procedure, ids: chosen }));
      await choose(ids.slice(0, 1));
      const shown = await shownChoice(client, procedure);
      await choose(ids);
      expect(codesOf(await client.call('taxHandover', shown))).toEqual(['ETX109']);
      await choose(ids.slice(0, 1));
      expect(codesOf(await client.call('taxHandover', { ...shown, year: '2001' }))).toEqual(['ETX109']);
      expect(await bodyOf(client.call('taxHandover', shown))).toMatchObject({ count: 1 });
    });

    it('for the employer needs no e-Tax [YE-003]', async () => {
      const client = await as('tax-silent-site');
      const [pension] = await certificatesOf(client, 'yearEnd');
      await bodyOf(client.call('taxCertificatesChoose', { procedure: 'yearEnd', ids: [pension?.id] }));
      await bodyOf(client.call('taxSiteUnlink', { procedure: 'yearEnd', site: 'eTax' }));
      expect(await bodyOf(client.call('taxHandover', await shownChoice(client, 'yearEnd')))).toMatchObject({
        count: 1,
      });
    });
  });
});
