import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawText } from '../../../../src/server/common/images/draw-text.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { type Client, logIn, type Reply } from '../client.ts';
import { newestPersona, showDomicile, takeOwnCard } from '../journey.ts';

const codesOf = ({ errors }: Reply) => errors.map(({ errorCode }) => errorCode);

describe.each(databases)('the family register on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const login = (persona: string) => logIn(portal.origin, persona);

  /** Links the pseudonym with what the portal knows. */
  const link = async (client: Client, change: object = {}) => {
    const { kanjiName, sex, birthdate } = (await client.call('reget4information')).resBody;
    return client.call('pseudonymExec', { kanjiName, sex, birthdate, ...change });
  };

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
      await portal.database.query(
        "update sessions set expires_at = expires_at + interval '2 days', began_at = began_at + interval '2 days'",
      );
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
});
