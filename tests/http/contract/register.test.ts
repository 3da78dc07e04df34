import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawText } from '../../../src/server/common/images/draw-text.ts';
import { validateSubmission } from '../../../src/server/services/family-register/validate-submission.ts';
import { databases, portalOn } from '../harness.ts';
import { type Client, logIn, pathOf, type Reply } from './client.ts';
import { newestPersona, showDomicile, takeOwnCard } from './journey.ts';

const codesOf = ({ errors }: Reply) => errors.map(({ errorCode }) => errorCode);

describe.each(databases)('the family register on %s', (kind) => {
  const portal = portalOn(kind);
  const login = (persona: string) => logIn(portal.origin, persona);

  /** Links the pseudonym with what the portal knows. */
  const link = async (client: Client, change: object = {}) => {
    const { kanjiName, sex, birthdate } = (await client.call('reget4information')).resBody;
    return client.call('pseudonymExec', { kanjiName, sex, birthdate, ...change });
  };

  const submissionsOf = (key: string) =>
    portal.database.query<{ xml: string; procedure_code: string }>(
      'select xml, procedure_code from submissions where domicile_key = $1',
      [key],
    );

  describe('pseudonym', () => {
    it.each([
      ['EN-048 exists', 'pseudonym-exists', true],
      ['EN-048 does not exist', 'no-pseudonym', false],
    ])('%s', async (_name, persona, pseudonymExists) => {
      expect((await (await login(persona)).call('pseudonymCheck')).resBody).toEqual({ pseudonymExists });
    });

    it.each([
      ['at once', 'no-pseudonym', [true, true]],
      ['after five questions', 'pseudonym-slow', [false, false, false, false, false, true]],
      ['never', 'pseudonym-never', [false, false, false]],
    ])('the online user id is there %s [AM-021 EN-049]', async (_name, persona, expected) => {
      const client = await login(persona);
      const answers: unknown[] = [];
      for (const _ of expected)
        answers.push((await client.call('pseudonymStatusCheck')).resBody.onlineUserIdGetIsCompleted);
      expect(answers).toEqual(expected);
    });

    it('the status can be undefined [FR-082 AM-019]', async () => {
      const reply = await (await login('pseudonym-undefined')).call('pseudonymStatusCheck');
      expect(reply).toMatchObject({ resultCode: '0000' });
      expect(reply.resBody).toEqual({});
    });

    it('has4Information turns true when the read information is set [AM-020]', async () => {
      const client = await login('no-four-information');
      const has = async () => (await client.call('pseudonymStatusCheck')).resBody.has4Information;
      expect(await has()).toBe(false);
      const { resBody } = await takeOwnCard(
        portal.database,
        client,
        await newestPersona(portal.database, 'no-four-information'),
      );
      expect(await has()).toBe(false);
      await client.call('set4information', resBody);
      expect(await has()).toBe(true);
    });

    it('links what was read; the pseudonym exists from then on [FR-005 EN-050]', async () => {
      const client = await login('qr');
      await takeOwnCard(portal.database, client, await newestPersona(portal.database, 'qr'));
      expect((await link(client)).resBody).toEqual({ pseudonymExecIsSuccess: true });
      expect((await client.call('pseudonymCheck')).resBody).toEqual({ pseudonymExists: true });
      expect((await client.call('domicileGet')).resultCode).toBe('0000');
    });

    it.each([
      ['kanjiName', { kanjiName: '他人　太郎' }],
      ['sex', { sex: '3' }],
      ['birthdate', { birthdate: '19990101' }],
    ])('does not link a changed %s', async (_name, change) => {
      const client = await login('no-pseudonym');
      expect((await link(client, change)).resBody).toEqual({ pseudonymExecIsSuccess: false });
      expect((await client.call('pseudonymCheck')).resBody).toEqual({ pseudonymExists: false });
    });

    it('does not link before a card was read: WL1506', async () => {
      const reply = await (await login('qr')).call('pseudonymExec', {
        kanjiName: '見本　花子',
        sex: '2',
        birthdate: '19800405',
      });
      expect(codesOf(reply)).toEqual(['WL1506']);
    });

    it('can fail to link', async () => {
      expect((await link(await login('pseudonym-fails'))).resBody).toEqual({ pseudonymExecIsSuccess: false });
    });

    it.each([
      ['VA-020 under 15', 'under-15', 'EDS102'],
      ['VA-020 fifteen tomorrow', 'fifteen-tomorrow', 'EDS102'],
      ['VA-023 fifteen today', 'fifteen-today', undefined],
    ])('%s', async (_name, persona, code) => {
      const client = await login(persona);
      const reply = await link(client);
      expect(codesOf(reply)[0]).toBe(code);
      expect((await client.call('pseudonymCheck')).resBody).toEqual({ pseudonymExists: code === undefined });
    });

    it('by the session clock: fifteen tomorrow links after a day [VA-020]', async () => {
      const client = await login('fifteen-tomorrow');
      expect(codesOf(await link(client))).toEqual(['EDS102']);
      await portal.database.query("update sessions set expires_at = expires_at + interval '2 days'");
      await client.advance(86_400);
      expect((await link(client)).resBody).toEqual({ pseudonymExecIsSuccess: true });
    });
  });

  describe('domicile', () => {
    it('answers texts and their images [FR-006 FR-028 FR-029 EN-034 EN-035 EN-036 EN-037]', async () => {
      const { resBody } = await (await login('name-ivs')).call('domicileGet');
      expect(resBody).toMatchObject({
        domicile: '奈良県試験郡例示町大字葛\u{E0100}山123番地',
        headOfTheFamily: '葛\u{E0100}城　例太',
        isChangingFamilyRegister: false,
      });
      for (const [text, image] of [
        [resBody.domicile, resBody.domicileImage],
        [resBody.headOfTheFamily, resBody.headOfTheFamilyImage],
      ]) {
        const png = Buffer.from(String(image), 'base64');
        expect(PNG.sync.read(png).width).toBeGreaterThan(100);
        expect(png.equals(drawText(String(text)))).toBe(true);
      }
    });

    it('the key is another one at every fetch [EN-038]', async () => {
      const client = await login('pseudonym-exists');
      const one = await showDomicile(client);
      const other = await showDomicile(client);
      expect(one.hnskHttshSkbtKey).toMatch(/^[\w-]{32}$/);
      expect(one.hnskHttshSkbtKey).not.toBe(other.hnskHttshSkbtKey);
    });

    it('a register change in progress is said, and submitting is refused [EN-039 FR-099]', async () => {
      const client = await login('register-changing');
      const { resBody } = await client.call('domicileGet');
      expect(resBody.isChangingFamilyRegister).toBe(true);
      const body = {
        hnskHttshSkbtKey: resBody.hnskHttshSkbtKey,
        hnsk: resBody.domicile,
        sinseiTetuzukiSyubetuCd: '0101',
      };
      expect(codesOf(await client.call('createXml', body))).toEqual(['EDS102']);
    });

    it.each([
      ['ER-042 EDS101', 'domicile-eds101', 'EDS101'],
      ['ER-043 ER-053 EDS102', 'domicile-eds102', 'EDS102'],
      ['ER-044 ER-054 EDS103', 'domicile-eds103', 'EDS103'],
      ['ER-045 ER-055 EDS104', 'domicile-eds104', 'EDS104'],
    ])('%s with its message, each time', async (_name, persona, errorCode) => {
      const client = await login(persona);
      for (let time = 0; time < 2; time++) {
        const reply = await client.call('domicileGet');
        expect(reply.errors).toEqual([{ errorCode, errorMessage: expect.stringMatching(/。$/) }]);
        expect(reply).toMatchObject({ status: 200, resultCode: '1000', resBody: {} });
      }
    });

    it('a lost link is EDS105 until the pseudonym is linked again [FR-102 FR-103 ER-058 AM-022]', async () => {
      const client = await login('domicile-eds105-once');
      expect((await client.call('pseudonymCheck')).resBody).toEqual({ pseudonymExists: true });
      expect(codesOf(await client.call('domicileGet'))).toEqual(['EDS105']);
      expect(codesOf(await client.call('domicileGet'))).toEqual(['EDS105']);
      expect((await link(client)).resBody).toEqual({ pseudonymExecIsSuccess: true });
      expect((await client.call('domicileGet')).resultCode).toBe('0000');
    });

    it('without any pseudonym the register stays closed: EDS105', async () => {
      expect(codesOf(await (await login('no-pseudonym')).call('domicileGet'))).toEqual(['EDS105']);
    });
  });

  describe('domicileSet', () => {
    it.each([
      ['VA-017 no prefecture', '例示町一丁目', '都道府県は入力必須項目です。'],
      ['VA-018 nothing below it', '東京都', '市区郡以下は入力必須です。'],
      ['VA-019 CO-014 101 characters', `東京都${'あ'.repeat(101)}`, '市区郡以下は100文字以下で入力してください。'],
    ])('%s is refused', async (_name, domicile, errorMessage) => {
      const reply = await (await login('qr')).call('domicileSet', { domicile });
      expect(reply).toMatchObject({ resultCode: '9001', errors: [{ errorMessage }] });
    });

    it('keeps 100 characters, and the last one sent [VA-019 CO-014]', async () => {
      const client = await login('qr');
      const domicile = `和歌山県${'葛\u{E0100}'.repeat(100)}`;
      await client.call('domicileSet', { domicile: '東京都見本区' });
      expect((await client.call('domicileSet', { domicile })).resultCode).toBe('0000');
      const kept = await portal.database.query('select set_to from domiciles where set_to = $1', [domicile]);
      expect(kept).toEqual([{ set_to: domicile }]);
    });

    it.each(['\u0000', '\ud800'])('text no database can hold is refused: %j', async (bad) => {
      const reply = await (await login('qr')).call('domicileSet', { domicile: `東京都見本区${bad}` });
      expect(reply).toMatchObject({ status: 400, resultCode: '9001' });
    });
  });

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
      const launch = { 'launch-key': 'launch-1' };
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
        await client.call('createXml', again, { 'launch-key': 'launch-2' });
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
