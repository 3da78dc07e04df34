import { describe, expect, it } from 'vitest';
import { groupsOfFour } from '../../../../src/model/groups-of-four.ts';
import type { Receipt } from '../../../../src/server/kernel/portal/module-parts.ts';
import { validateSubmission } from '../../../../src/server/services/familyregister/validate-submission.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { type Client, logIn, pathOf } from '../client.ts';
import { showDomicile } from '../journey.ts';

describe.each(databases)('the family register on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const login = (persona: string) => logIn(portal.origin, persona);

  const submissionsOf = (key: string) =>
    portal.database.query<{ xml: string; procedure_code: string }>(
      'select xml, procedure_code from submissions where domicile_key = $1',
      [key],
    );

  describe('createXml', () => {
    const shown = async (persona: string) => {
      const client = await login(persona);
      return { client, body: { ...(await showDomicile(client)), sinseiTetuzukiSyubetuCd: '0101' } };
    };

    it('stores valid XML of what was shown [FR-008 FR-073 AM-061]', async () => {
      const { client, body } = await shown('name-ivs');
      expect((await client.call('createXml', body)).resBody).toEqual({ createXmlIsSuccess: true });
      const [stored] = await submissionsOf(body.hnskHttshSkbtKey);
      const xml = stored?.xml ?? '';
      expect(await validateSubmission(xml)).toEqual([]);
      expect(xml).toContain(`<hnsk>${body.hnsk}</hnsk>`);
      expect(xml).toContain('<headOfTheFamily>葛\u{E0100}城　例太</headOfTheFamily>');
      expect(xml).toContain('<kanjiName>葛\u{E0100}城　例子</kanjiName>');
      expect(stored?.procedure_code).toBe('0101');
    });

    it('has a receipt, which its page shows to nobody else and home finds again', async () => {
      const { client, body } = await shown('pseudonym-exists');
      await client.call('createXml', body);
      const [row] = await portal.database.query<{ number: string }>(
        'select reception_number as number from submissions where domicile_key = $1',
        [body.hnskHttshSkbtKey],
      );
      const { receipts } = (await client.call('receiptGet', { number: row?.number })).resBody as {
        receipts: readonly Receipt[];
      };
      expect(receipts).toHaveLength(1);
      const [{ number, content, filedAt, ...words } = {} as Receipt] = receipts;
      for (const value of [number, filedAt, ...Object.values(words)]) expect(value).not.toBe('');
      expect(content).toContainEqual({ name: '本籍', value: body.hnsk });
      // Everything that the calling service gets.
      expect(content.map(({ name }) => name)).toEqual([
        '本籍',
        '筆頭者の氏名',
        '氏名',
        '性別',
        '生年月日',
        '住所',
        '申請先の手続きの番号',
      ]);
      const page = async (person: Client, path: string) => (await person.send(path)).text();
      const path = `/family-registration?number=${number}`;
      expect(await page(client, path)).toContain(body.hnsk);
      for (const place of ['/family-registration', '/todo'])
        expect(await page(client, place)).toContain(`href="${path}"`);
      expect(await page(await login('name-ivs'), path)).not.toContain(groupsOfFour(number));
    });

    it('submits once, however often it is asked', async () => {
      const { client, body } = await shown('pseudonym-exists');
      const replies = await Promise.all([1, 2, 3].map(() => client.call('createXml', body)));
      for (const reply of replies) expect(reply.resBody).toEqual({ createXmlIsSuccess: true });
      expect(await submissionsOf(body.hnskHttshSkbtKey)).toHaveLength(1);
    });

    it('a lost answer is repeated by the same idempotency key', async () => {
      const { client, body } = await shown('pseudonym-exists');
      const headers = { 'idempotency-key': body.hnskHttshSkbtKey };
      await client.send('/sandbox/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path: pathOf('createXml'), drop: 'after' }),
      });
      await expect(client.call('createXml', body, headers)).rejects.toThrow();
      expect(await submissionsOf(body.hnskHttshSkbtKey)).toHaveLength(1);
      expect((await client.call('createXml', body, headers)).resBody).toEqual({ createXmlIsSuccess: true });
      expect(await submissionsOf(body.hnskHttshSkbtKey)).toHaveLength(1);
    });

    describe('under a launch', () => {
      const launch = { 'intention-key': 'launch-1' };
      const more = async (client: Client) => ({ ...(await showDomicile(client)), sinseiTetuzukiSyubetuCd: '0101' });
      const all = (keys: readonly string[]) => Promise.all(keys.map(submissionsOf)).then((found) => found.flat());

      it('what is asked for again gives the first result, though the domicile was shown anew', async () => {
        const { client, body } = await shown('pseudonym-exists');
        const again = await more(client);
        for (const sent of [body, again, body])
          expect((await client.call('createXml', sent, launch)).resBody).toEqual({ createXmlIsSuccess: true });
        expect(await all([body.hnskHttshSkbtKey, again.hnskHttshSkbtKey])).toHaveLength(1);
      });

      it('two tabs at the same moment submit once', async () => {
        const { client, body } = await shown('pseudonym-exists');
        const bodies = [body, ...(await Promise.all([1, 2, 3].map(() => more(client))))];
        const replies = await Promise.all(
          bodies.map((sent, tab) => client.call('createXml', sent, { ...launch, 'idempotency-key': `tab-${tab}` })),
        );
        for (const reply of replies) expect(reply.resBody).toEqual({ createXmlIsSuccess: true });
        expect(await all(bodies.map(({ hnskHttshSkbtKey }) => hnskHttshSkbtKey))).toHaveLength(1);
      });

      it('the next launch, and that of another person, submits anew', async () => {
        const { client, body } = await shown('pseudonym-exists');
        const stranger = await shown('pseudonym-exists');
        const again = await more(client);
        await client.call('createXml', body, launch);
        await client.call('createXml', again, { 'intention-key': 'launch-2' });
        await stranger.client.call('createXml', stranger.body, launch);
        const keys = [body, again, stranger.body].map(({ hnskHttshSkbtKey }) => hnskHttshSkbtKey);
        expect(await all(keys)).toHaveLength(3);
      });
    });

    it.each([
      ['an invented key', { hnskHttshSkbtKey: 'A'.repeat(32) }],
      ['another domicile', { hnsk: '東京都見本区ほかの町' }],
    ])('%s is refused with 9001 and submits nothing', async (_name, change) => {
      const { client, body } = await shown('pseudonym-exists');
      expect((await client.call('createXml', { ...body, ...change })).resultCode).toBe('9001');
      expect(await submissionsOf(body.hnskHttshSkbtKey)).toEqual([]);
    });

    it('another citizen’s key is refused with 9001 and submits nothing', async () => {
      const { body } = await shown('pseudonym-exists');
      const thief = await login('pseudonym-exists');
      expect((await thief.call('createXml', body)).resultCode).toBe('9001');
      expect(await submissionsOf(body.hnskHttshSkbtKey)).toEqual([]);
    });

    it.each([
      ['signs', '<01>'],
      ['21 characters', '1'.repeat(21)],
      ['a control character', '01\u0001'],
    ])('a procedure code with %s makes no valid XML: createXmlIsSuccess false [API-106]', async (_name, code) => {
      const { client, body } = await shown('pseudonym-exists');
      const reply = await client.call('createXml', { ...body, sinseiTetuzukiSyubetuCd: code });
      expect(reply).toMatchObject({ resultCode: '0000', resBody: { createXmlIsSuccess: false } });
      expect(await submissionsOf(body.hnskHttshSkbtKey)).toEqual([]);
    });
  });
});
