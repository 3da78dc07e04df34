import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/server/common/cards/card.ts';
import { completeReading, failReading } from '../../../src/server/common/cards/qr-reading.ts';
import { hashToken } from '../../../src/server/kernel/sessions/token.ts';
import { otherCard } from '../../../src/server/sandbox/people/cards.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { type Client, logIn, type Reply, stranger } from './client.ts';
import { newestPersona, readByApp, readByQr, showQrCode, takeOwnCard, tokenOf } from './journey.ts';
import { addressOf } from './qr-code.ts';

const codesOf = ({ errors }: Reply) => errors.map(({ errorCode }) => errorCode);

describe.each(databases)('reading a card on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const login = async (persona: string): Promise<{ client: Client; card: ReturnType<typeof cardOf> }> => {
    const client = await logIn(portal.origin, persona);
    return { client, card: cardOf(await newestPersona(portal.database, persona)) };
  };
  const status = (client: Client, accessKey: string) => client.call('qrCardAssistStatusCheck', { accessKey });
  const take = (client: Client, accessKey: string) =>
    client.call('get4information', { nonce: accessKey, sessionId: accessKey });

  it('the QR code is a PNG whose address opens the phone page, and reading there ends the waiting [FR-002 FR-031 EN-052]', async () => {
    const { client, card } = await login('qr');
    const { resBody } = await client.call('qrCardAssistInfo', { myNumberFlg: '0' });
    const accessKey = String(resBody.accessKey);
    const address = new URL(addressOf(resBody.qrCode));
    expect(address.origin).toBe(portal.origin);
    expect(address.href).not.toContain(accessKey);

    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain(card.kanjiName);

    const form = new URLSearchParams({ token: tokenOf(resBody.qrCode), card: 'own' });
    expect((await fetch(`${portal.origin}${address.pathname}`, { method: 'POST', body: form })).ok).toBe(true);
    expect((await status(client, accessKey)).resBody).toEqual({ qrStatus: 0 });
    expect((await take(client, accessKey)).resBody.kanjiName).toBe(card.kanjiName);
  });

  it('the status is 1 until the phone has read the card, 2 after a failed try, then 0 [API-100 EN-054 AM-063]', async () => {
    const { client, card } = await login('qr');
    const { accessKey, token } = await showQrCode(client);
    expect((await status(client, accessKey)).resBody).toEqual({ qrStatus: 1 });
    await failReading(portal.database, token);
    expect((await status(client, accessKey)).resBody).toEqual({ qrStatus: 2 });
    expect(await completeReading(portal.database, token, card, new Date())).toBe('read');
    expect((await status(client, accessKey)).resBody).toEqual({ qrStatus: 0 });
    expect(await completeReading(portal.database, token, otherCard, new Date())).toBe('read');
    const { kanjiName, sex, birthdate, address } = card;
    expect((await take(client, accessKey)).resBody).toEqual({ kanjiName, sex, birthdate, address });
  });

  it('a renewed code ends the one before with ED1517 [AM-124 ER-047]', async () => {
    const { client, card } = await login('qr');
    const first = await showQrCode(client);
    const { resBody } = await client.call('qrCardAssistInfo', { myNumberFlg: '0', accessKey: first.accessKey });
    expect(codesOf(await status(client, first.accessKey))).toEqual(['ED1517']);
    expect(await completeReading(portal.database, first.token, card, new Date())).toBe('replaced');
    expect((await status(client, String(resBody.accessKey))).resBody).toEqual({ qrStatus: 1 });
    expect(await completeReading(portal.database, tokenOf(resBody.qrCode), card, new Date())).toBe('read');
  });

  it('a code waits 5 minutes by the session clock, then ED1517 [CO-005 CO-013 VA-026]', async () => {
    const { client, card } = await login('qr');
    const { accessKey, token } = await showQrCode(client);
    await client.advance(290);
    expect((await status(client, accessKey)).resBody).toEqual({ qrStatus: 1 });
    await client.advance(11);
    expect(codesOf(await status(client, accessKey))).toEqual(['ED1517']);
    expect(await completeReading(portal.database, token, card, new Date())).toBe('expired');
  });

  it('a card read in the last second is still handed out; 5 minutes later it is WL1506', async () => {
    const { client, card } = await login('qr');
    const { accessKey, token } = await showQrCode(client);
    await client.advance(295);
    await completeReading(portal.database, token, card, new Date());
    await client.advance(10);
    expect((await status(client, accessKey)).resBody).toEqual({ qrStatus: 0 });
    await client.advance(291);
    expect(codesOf(await take(client, accessKey))).toEqual(['WL1506']);
  });

  it('another person’s card is EL2205, and nothing of it is kept [ER-059]', async () => {
    const { client, card } = await login('other-card');
    const accessKey = await readByQr(portal.database, client, otherCard);
    expect(codesOf(await take(client, accessKey))).toEqual(['EL2205']);
    expect((await client.call('reget4information')).resultCode).toBe('0002');
    const kept = await portal.database.query('select card from card_readings where access_key = $1', [
      hashToken(accessKey),
    ]);
    expect(kept).toEqual([{ card: null }]);
    const again = await readByQr(portal.database, client, card);
    expect((await take(client, again)).resultCode).toBe('0000');
  });

  it('a reading is handed out once, then WL1506; one not read yet is WL1506 too [ER-061]', async () => {
    const { client, card } = await login('qr');
    const waiting = await showQrCode(client);
    expect(codesOf(await take(client, waiting.accessKey))).toEqual(['WL1506']);
    await completeReading(portal.database, waiting.token, card, new Date());
    expect((await take(client, waiting.accessKey)).resultCode).toBe('0000');
    expect(codesOf(await take(client, waiting.accessKey))).toEqual(['WL1506']);
  });

  it('two tabs that ask at once get it once', async () => {
    const { client, card } = await login('qr');
    const accessKey = await readByQr(portal.database, client, card);
    const replies = await Promise.all([1, 2, 3].map(() => take(client, accessKey)));
    expect(replies.map(({ resultCode }) => resultCode).sort()).toEqual(['0000', '1000', '1000']);
  });

  it('a lost answer is repeated by the same idempotency key', async () => {
    const { client, card } = await login('qr');
    const accessKey = await readByQr(portal.database, client, card);
    const body = { nonce: accessKey, sessionId: accessKey };
    const first = await client.call('get4information', body, { 'idempotency-key': accessKey });
    const again = await client.call('get4information', body, { 'idempotency-key': accessKey });
    expect(first.resultCode).toBe('0000');
    expect(again).toMatchObject({ resultCode: '0000', resBody: first.resBody });
  });

  it.each([
    ['an invented key', () => ({ nonce: 'invented', sessionId: 'invented' })],
    ['the accessKey with another nonce', (accessKey: string) => ({ nonce: 'x', sessionId: accessKey })],
    ['the token of the code as nonce', (accessKey: string, token: string) => ({ nonce: token, sessionId: accessKey })],
    ['SQL', () => ({ nonce: "' or '1'='1", sessionId: "' or '1'='1" })],
  ])('%s is refused with 9001', async (_name, body) => {
    const { client, card } = await login('qr');
    const { accessKey, token } = await showQrCode(client);
    await completeReading(portal.database, token, card, new Date());
    expect(await client.call('get4information', body(accessKey, token))).toMatchObject({
      resultCode: '9001',
      resBody: {},
    });
  });

  it('another citizen can neither watch nor take nor renew a code', async () => {
    const { client, card } = await login('qr');
    const accessKey = await readByQr(portal.database, client, card);
    const thief = await logIn(portal.origin, 'qr');
    expect(codesOf(await status(thief, accessKey))).toEqual(['ED1517']);
    expect((await take(thief, accessKey)).resultCode).toBe('9001');
    await thief.call('qrCardAssistInfo', { myNumberFlg: '0', accessKey });
    expect((await take(client, accessKey)).resultCode).toBe('0000');
  });

  it('a code that would read the individual number is refused [AM-063]', async () => {
    const { client } = await login('qr');
    expect((await client.call('qrCardAssistInfo', { myNumberFlg: '1' })).resultCode).toBe('9001');
  });

  describe('by an app', () => {
    it('nonce and sessionId hand the reading to whoever owns the card [FR-003 FR-004]', async () => {
      const { client, card } = await login('intent');
      const { nonce, sessionId } = await readByApp(portal.database, card);
      const reply = await client.call('get4information', { nonce, sessionId });
      expect(reply.resBody).toMatchObject({ kanjiName: card.kanjiName, birthdate: card.birthdate });
      expect(codesOf(await client.call('get4information', { nonce, sessionId }))).toEqual(['WL1506']);
    });

    it('a swapped or wrong nonce is refused, and the reading stays for its owner', async () => {
      const { client, card } = await login('native-app');
      const { nonce, sessionId } = await readByApp(portal.database, card);
      expect((await client.call('get4information', { nonce: sessionId, sessionId: nonce })).resultCode).toBe('9001');
      expect((await client.call('get4information', { nonce: sessionId, sessionId })).resultCode).toBe('9001');
      expect((await client.call('get4information', { nonce, sessionId })).resultCode).toBe('0000');
    });

    it('somebody else’s card is EL2205 [ER-059]', async () => {
      const { client } = await login('intent');
      const { nonce, sessionId } = await readByApp(portal.database, otherCard);
      expect(codesOf(await client.call('get4information', { nonce, sessionId }))).toEqual(['EL2205']);
    });

    it('after 5 minutes it is WL1506 [CO-013]', async () => {
      const { client, card } = await login('intent');
      const { nonce, sessionId } = await readByApp(portal.database, card);
      await client.advance(301);
      expect(codesOf(await client.call('get4information', { nonce, sessionId }))).toEqual(['WL1506']);
    });

    it.each([
      ['AM-059 the right code', '1', true, true],
      ['AM-059 a wrong code', '1', false, false],
      ['a wrong code that is not to be checked', '0', false, true],
    ])('%s', async (_name, combinationCodeCheckFlg, isRight, isMatch) => {
      const { client, card } = await login('intent');
      const { nonce, sessionId, combinationCode } = await readByApp(portal.database, card);
      await client.call('get4information', { nonce, sessionId });
      const reply = await client.call('cardAssistInfo', {
        combinationCode: isRight ? combinationCode : `${combinationCode}0`,
        combinationCodeCheckFlg,
      });
      expect(reply.resBody).toEqual(
        isMatch
          ? {
              combinationCodeIsMatch: true,
              kanjiName: card.kanjiName,
              sex: card.sex,
              birthdate: card.birthdate,
              address: card.address,
            }
          : { combinationCodeIsMatch: false },
      );
    });

    it('without a reading there is nothing to assist: WL1506', async () => {
      const { client } = await login('intent');
      const body = { combinationCode: '1234', combinationCodeCheckFlg: '1' };
      expect(codesOf(await client.call('cardAssistInfo', body))).toEqual(['WL1506']);
    });
  });

  describe('the four information afterwards', () => {
    it('reget answers what was read in this session, set keeps it for the next [AM-062]', async () => {
      const client = await logIn(portal.origin, 'qr', `four-${kind}`);
      const persona = await newestPersona(portal.database, 'qr');
      expect(await client.call('reget4information')).toMatchObject({
        resultCode: '0002',
        errors: [{ errorCode: 'WL1506' }],
      });
      const { resBody } = await takeOwnCard(portal.database, client, persona);
      expect((await client.call('reget4information')).resBody).toEqual(resBody);
      const other = await logIn(portal.origin, 'qr', `four-${kind}`);
      expect((await other.call('reget4information')).resultCode).toBe('0002');
      expect((await client.call('set4information', resBody)).resBody).toEqual({ is4informationSetSuccess: true });
      expect((await other.call('reget4information')).resBody).toEqual(resBody);
    });

    it.each(['kanjiName', 'sex', 'birthdate', 'address'])('a changed %s is not taken over', async (member) => {
      const { client } = await login('no-pseudonym');
      const { resBody } = await client.call('reget4information');
      const changed = { ...resBody, [member]: member === 'birthdate' ? '19990101' : `${resBody[member]}9` };
      expect((await client.call('set4information', changed)).resBody).toEqual({ is4informationSetSuccess: false });
    });

    it('without a reading there is nothing to take over: WL1506', async () => {
      const { client, card } = await login('qr');
      const { kanjiName, sex, birthdate, address } = card;
      expect(codesOf(await client.call('set4information', { kanjiName, sex, birthdate, address }))).toEqual(['WL1506']);
    });
  });

  describe('with a phone certificate', () => {
    it.each([
      ['phone-4', '0000'],
      ['phone-5', '0000'],
      ['phone-4-not-ready', '9000'],
      ['phone-5-not-ready', '9000'],
      ['qr', '9000'],
    ])('mdoc of %s answers %s [ER-063 CO-026 CO-027]', async (persona, resultCode) => {
      const { client } = await login(persona);
      const reply = await client.call('mdocRegister', { serviceId: 'RRL_MYNAPORTAL', profileId: '1' });
      expect(reply.resultCode).toBe(resultCode);
    });

    it.each([
      ['another service', { serviceId: 'OTHER', profileId: '1' }],
      ['another profile', { serviceId: 'RRL_MYNAPORTAL', profileId: '2' }],
    ])('%s is refused with 9001', async (_name, body) => {
      const { client } = await login('phone-4');
      expect((await client.call('mdocRegister', body)).resultCode).toBe('9001');
    });
  });

  it('a stranger’s page finds nothing behind an invented token', async () => {
    expect(await completeReading(portal.database, 'invented', otherCard, new Date())).toBe('unknown');
    expect((await stranger(portal.origin).call('qrCardAssistStatusCheck', { accessKey: 'x' })).status).toBe(401);
  });
});
