import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/server/common/cards/card.ts';
import { forgetVerifiedEmail, verifiedEmailOf } from '../../../src/server/common/mail/verified-email.ts';
import { takeSignature, toldOfSignature } from '../../../src/server/common/signatures/take-signature.ts';
import type { Citizen } from '../../../src/server/ports/identity.ts';
import { otherCard } from '../../../src/server/sandbox/people/cards.ts';
import { sandboxSigning } from '../../../src/server/sandbox/sandbox-signing.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { type Client, logIn, type Reply } from './client.ts';
import { newestPersona, readByApp, readByQr } from './journey.ts';
import { addressOf } from './qr-code.ts';
import { codeMailedTo, mailsOf, pressOn, target } from './signing.ts';

const codesOf = ({ errors }: Reply) => errors.map(({ errorCode }) => errorCode);
const email = 'hanako@mail.example';

/** Changes settings for this browser; the next call moves the end of its session by them. */
async function change(client: Client, settings: object) {
  const headers = { 'content-type': 'application/json' };
  await client.send('/sandbox/settings', { method: 'POST', headers, body: JSON.stringify(settings) });
  await client.call('isLogin');
}

describe.each(databases)('what proves a report on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const newestCitizen = async () => {
    const [row] = await portal.database.query<Citizen>(
      'select id, persona from citizens order by created_at desc limit 1',
    );
    if (row === undefined) throw new Error('nobody is logged in');
    return row;
  };

  describe('the card', () => {
    it('WL1506 without a reading; by accessKey it is handed out once and then known [API-133]', async () => {
      const client = await logIn(portal.origin, 'qr');
      const card = cardOf(await newestPersona(portal.database, 'qr'));
      const take = (body: object) => client.call('kanaCardAssistInfo', body);
      expect(codesOf(await take({}))).toEqual(['WL1506']);
      expect(codesOf(await take({ accessKey: 'invented' }))).toEqual(['WL1506']);
      const accessKey = await readByQr(portal.database, client, card);
      const { kanjiName, sex, birthdate, address } = card;
      expect((await take({ accessKey })).resBody).toEqual({ kanjiName, sex, birthdate, address });
      expect(codesOf(await take({ accessKey }))).toEqual(['WL1506']);
      expect((await take({})).resBody).toEqual({ kanjiName, sex, birthdate, address });
    });

    it('of somebody who lives abroad has no address [KN-060]', async () => {
      const client = await logIn(portal.origin, 'kana-abroad');
      const card = cardOf(await newestPersona(portal.database, 'kana-abroad'));
      const accessKey = await readByQr(portal.database, client, card);
      const { resultCode, resBody } = await client.call('kanaCardAssistInfo', { accessKey });
      expect([resultCode, resBody]).toEqual(['0000', expect.objectContaining({ address: '' })]);
    });

    it('by sessionId and nonce; somebody else’s card is EL2205 and is not kept [ER-128]', async () => {
      const client = await logIn(portal.origin, 'intent');
      const strange = await readByApp(portal.database, otherCard);
      expect(
        codesOf(await client.call('kanaCardAssistInfo', { sessionId: strange.sessionId, nonce: strange.nonce })),
      ).toEqual(['EL2205']);
      expect(codesOf(await client.call('kanaCardAssistInfo', {}))).toEqual(['WL1506']);
      const own = await readByApp(portal.database, cardOf(await newestPersona(portal.database, 'intent')));
      expect(
        codesOf(await client.call('kanaCardAssistInfo', { sessionId: own.sessionId, nonce: own.sessionId })),
      ).toEqual(['WL1506']);
      expect((await client.call('kanaCardAssistInfo', { sessionId: own.sessionId, nonce: own.nonce })).resultCode).toBe(
        '0000',
      );
    });

    it.each([
      ['under-15', 0, { isValid: false, ageGroup: '1' }],
      ['fifteen-tomorrow', 0, { isValid: false, ageGroup: '1' }],
      ['fifteen-tomorrow', 86_400, { isValid: true, ageGroup: '2' }],
      ['qr', 0, { isValid: true, ageGroup: '2' }],
    ])('%s after %i seconds [API-140 AM-053 AM-078]', async (persona, seconds, answer) => {
      const client = await logIn(portal.origin, persona);
      await change(client, { 'session.limit': 200_000 });
      await client.advance(seconds);
      expect((await client.call('kanaAgeValidate')).resBody).toEqual(answer);
    });
  });

  describe('the address', () => {
    const verify = (client: Client, code: string, to = email) => client.call('verifyAuthCode', { email: to, code });

    it('the mailed code proves the address once; then it can be registered and is filled in [API-145 AM-066]', async () => {
      const client = await logIn(portal.origin, 'qr');
      const { id } = await newestCitizen();
      expect(codesOf(await client.call('mailRegister', { email }))).toEqual(['ED2118']);
      const code = await codeMailedTo(client, email);
      expect(await mailsOf(client)).toMatchObject([
        { kind: 'code', to: email, text: expect.stringContaining('15分です') },
      ]);
      const stored = await portal.database.query('select * from auth_codes where citizen_id = $1', [id]);
      expect(JSON.stringify(stored)).not.toContain(code);
      expect(codesOf(await verify(client, code, 'other@mail.example'))).toEqual(['ED2109']);
      expect((await verify(client, code)).resBody).toEqual({ isVerified: true });
      expect(codesOf(await verify(client, code))).toEqual(['ED2109']);
      expect(await verifiedEmailOf(portal.database, id)).toBe(email);
      expect((await client.call('inputAssistance')).resBody).not.toHaveProperty('email');
      expect((await client.call('mailRegister', { email })).resBody).toEqual({ registeredEmail: email });
      expect((await client.call('inputAssistance')).resBody).toMatchObject({ email });
      await forgetVerifiedEmail(portal.database, id);
      expect(await verifiedEmailOf(portal.database, id)).toBeNull();
      expect(codesOf(await client.call('mailRegister', { email }))).toEqual(['ED2118']);
    });

    it('a code lives 15 minutes by the session clock, and a new one ends it', async () => {
      const client = await logIn(portal.origin, 'qr');
      const first = await codeMailedTo(client, email);
      const second = await codeMailedTo(client, email);
      if (first !== second) expect(codesOf(await verify(client, first))).toEqual(['ED2108']);
      await client.advance(15 * 60 - 5);
      expect((await verify(client, second)).resultCode).toBe('0000');
      const third = await codeMailedTo(client, email);
      await client.advance(15 * 60 + 1);
      expect(codesOf(await verify(client, third))).toEqual(['ED2109']);
    });

    it('five tries are taken, also at once; after them even the right code is ED2116', async () => {
      const client = await logIn(portal.origin, 'qr');
      const code = await codeMailedTo(client, email);
      const wrong = code === '000000' ? '000001' : '000000';
      const tries = await Promise.all(Array.from({ length: 6 }, () => verify(client, wrong)));
      expect(tries.flatMap(codesOf).sort()).toEqual([...Array<string>(5).fill('ED2108'), 'ED2116']);
      expect(codesOf(await verify(client, code))).toEqual(['ED2116']);
      expect((await verify(client, await codeMailedTo(client, email))).resultCode).toBe('0000');
    });

    it('more sends than the setting allows are ED2107 until an hour has passed [ER-089]', async () => {
      const client = await logIn(portal.origin, 'qr');
      await change(client, { 'authCode.sendsPerHour': 2, 'session.limit': 7200 });
      await codeMailedTo(client, email);
      await codeMailedTo(client, 'second@mail.example');
      expect(codesOf(await client.call('sendAuthCode', { email }))).toEqual(['ED2107']);
      expect(await mailsOf(client)).toHaveLength(2);
      await client.advance(3601);
      expect((await client.call('sendAuthCode', { email })).resBody).toMatchObject({ validMinutes: 15 });
    });

    it.each([
      ['ER-090', 'someone@refused.example', 'ED0014'],
      ['ER-090', 'no address', 'ED0014'],
      ['ER-090', 'a@b', 'ED0014'],
      ['ER-091', 'someone@Undeliverable.example', 'ED2117'],
    ])('%s a code to %s is %s, and nothing is sent', async (_row, address, code) => {
      const client = await logIn(portal.origin, 'qr');
      expect(codesOf(await client.call('sendAuthCode', { email: address }))).toEqual([code]);
      expect(await mailsOf(client)).toEqual([]);
    });
  });

  describe('the signature', () => {
    const showCode = async (client: Client, body: object = { target }) => {
      const { resBody } = await client.call('signatureQrInfo', body);
      const address = new URL(addressOf(resBody.qrCode));
      expect(address.href).toBe(resBody.readingUrl);
      return { accessKey: String(resBody.accessKey), token: address.searchParams.get('token') ?? '' };
    };
    const status = async (client: Client, accessKey: string) => {
      const reply = await client.call('signatureStatusCheck', { accessKey });
      return codesOf(reply)[0] ?? reply.resBody.signatureStatus;
    };
    const onPhone = (token: string, act: string, card = 'own') =>
      pressOn(portal.origin, '/sandbox/phone/sign', { token, act, card });
    const taken = async (citizen: Citizen, signature: object, submitted: unknown = target, seconds = 0) => {
      const now = new Date(Date.now() + seconds * 1000);
      const { database } = portal;
      const asking = { db: database, citizen, now, signing: sandboxSigning(database) };
      const told = await toldOfSignature(asking, signature);
      const answer = await database.transaction((db) =>
        takeSignature({ db, citizen, now }, { target: submitted, signature }, told),
      );
      return answer === null ? 'accepted' : answer.errors?.[0]?.errorCode;
    };

    it('the phone says what is signed; only that is accepted, and once [API-150 ER-129 ER-130 AM-128]', async () => {
      const client = await logIn(portal.origin, 'qr');
      const citizen = await newestCitizen();
      const stopped = await showCode(client);
      expect((await onPhone(stopped.token, 'stop')).text).toContain('署名を中止しました');
      expect(await status(client, stopped.accessKey)).toBe(2);
      // Nobody waits for it any more: signing it would be in vain.
      expect((await onPhone(stopped.token, 'sign')).text).toContain('このまま署名することはできません');
      expect(await status(client, stopped.accessKey)).toBe(2);

      const { accessKey, token } = await showCode(client);
      expect(token).not.toBe(stopped.token);
      const page = await (await fetch(`${portal.origin}/sandbox/phone/sign?token=${token}`)).text();
      for (const words of [
        '戸籍の振り仮名の届出',
        '名（花子）の振り仮名',
        'ハナコ',
        '03-0000-0001',
        '署名する',
        '中止する',
      ])
        expect(page).toContain(words);
      expect(await status(client, accessKey)).toBe(1);
      expect(await taken(citizen, { accessKey })).toBe('ED2111');
      expect((await onPhone(token, 'sign', 'unreadable')).text).toContain('もう一度かざしてください');
      expect(await status(client, accessKey)).toBe(1);
      expect((await onPhone(token, 'sign')).text).toContain('署名しました');
      expect(await status(client, accessKey)).toBe(0);
      expect((await onPhone(token, 'sign', 'other')).text).toContain('署名しました');

      const changed = { ...target, reports: [{ ...target.reports[0], furigana: 'ハナエ' }] };
      expect(await taken(citizen, { accessKey }, changed)).toBe('ED2110');
      const { type, ...others } = target;
      expect(await taken(citizen, { accessKey }, { ...others, type })).toBe('accepted');
      expect(await taken(citizen, { accessKey })).toBe('ED2111');
    });

    it('signed with another card is EL2205 [ER-128]', async () => {
      const client = await logIn(portal.origin, 'other-card');
      const citizen = await newestCitizen();
      const { accessKey, token } = await showCode(client);
      expect(await (await fetch(`${portal.origin}/sandbox/phone/sign?token=${token}`)).text()).toMatch(
        /value="other" checked/,
      );
      await onPhone(token, 'sign', 'other');
      expect(await taken(citizen, { accessKey })).toBe('EL2205');
      const again = await showCode(client);
      await onPhone(again.token, 'sign');
      expect(await taken(citizen, { accessKey: again.accessKey })).toBe('accepted');
    });

    it('a signature lives 5 minutes (ED2115); a code not signed in time, or renewed, is ED1517 [ER-131]', async () => {
      const client = await logIn(portal.origin, 'qr');
      const citizen = await newestCitizen();
      const first = await showCode(client);
      const { accessKey, token } = await showCode(client, { target, accessKey: first.accessKey });
      expect(await status(client, first.accessKey)).toBe('ED1517');
      expect((await onPhone(first.token, 'sign')).text).toContain('新しくなりました');
      await onPhone(token, 'sign');
      expect(await taken(citizen, { accessKey }, target, 301)).toBe('ED2115');
      const late = await showCode(client, { target: { ...target, type: '2' } });
      await client.advance(301);
      expect(await status(client, late.accessKey)).toBe('ED1517');
      expect((await onPhone(late.token, 'sign')).text).toContain('署名できる時間が過ぎました');
      expect(await status(client, accessKey)).toBe(0);
    });

    it('nobody else can watch, renew or use a signature, nor name it by something else', async () => {
      const client = await logIn(portal.origin, 'qr');
      const citizen = await newestCitizen();
      const { accessKey, token } = await showCode(client);
      await onPhone(token, 'sign');
      const thief = await logIn(portal.origin, 'qr');
      expect(await status(thief, accessKey)).toBe('ED1517');
      await thief.call('signatureQrInfo', { target, accessKey });
      expect(await taken(await newestCitizen(), { accessKey })).toBe('ED2111');
      for (const signature of [
        {},
        { accessKey: token },
        { sessionId: token, nonce: accessKey },
        { accessKey: "' or '1'='1" },
      ])
        expect(await taken(citizen, signature)).toBe('ED2111');
      expect(await taken(citizen, { accessKey })).toBe('accepted');
    });

    it.each([
      ['native', 'sessionId', 'errCode', '/'],
      ['intent', 'session_id', 'err_code', '/svc/intent-signature'],
    ])(
      'the %s app signs and comes back with %s and nonce, or with %s [FR-067]',
      async (app, sessionId, error, path) => {
        const client = await logIn(portal.origin, 'intent');
        const citizen = await newestCitizen();
        const prepare = async () => String((await client.call('signaturePrepare', { target })).resBody.signatureId);
        const signatureId = await prepare();
        const page = await (await client.send(`/sandbox/app/${app}?signatureId=${signatureId}`)).text();
        expect(page).toContain('ハナコ');
        const press = (id: string, act: string) =>
          pressOn(portal.origin, `/sandbox/app/${app}/sign`, { signatureId: id, act, card: 'own' }, client);
        expect((await press(signatureId, 'cancel')).location.search).toBe(`?${error}=extension-cancel`);
        expect((await press('invented', 'sign')).location.search).toBe(`?${error}=extension-unexpected`);
        const { location } = await press(signatureId, 'sign');
        expect(location.pathname).toBe(path);
        const handed = { sessionId: location.searchParams.get(sessionId), nonce: location.searchParams.get('nonce') };
        expect(await taken(citizen, { sessionId: handed.sessionId, nonce: signatureId })).toBe('ED2111');
        expect(await taken(citizen, handed)).toBe('accepted');
        expect((await press(signatureId, 'sign')).location.search).toBe(`?${error}=extension-unexpected`);
      },
    );
  });
});
