import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/server/common/cards/card.ts';
import { completeReading, failReading } from '../../../src/server/common/cards/qr-reading.ts';
import { otherCard } from '../../../src/server/sandbox/people/cards.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { type Client, logIn } from './client.ts';
import { newestPersona, showQrCode, tokenOf } from './journey.ts';
import { pressOn, target } from './signing.ts';

describe.each(databases)('a reload keeps the code that a phone has open, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  describe('to read a card', () => {
    const ask = async (client: Client) => (await client.call('qrCardAssistInfo', { myNumberFlg: '0' })).resBody;
    const statusOf = async (client: Client, accessKey: unknown) =>
      (await client.call('qrCardAssistStatusCheck', { accessKey })).resBody.qrStatus;

    it('asked again without a key: the same code, with the time that is left; what the phone reads then is found', async () => {
      const client = await logIn(portal.origin, 'qr');
      const first = await ask(client);
      expect(first.secondsLeft).toBe(300);
      await client.advance(100);
      const again = await ask(client);
      expect([again.accessKey, again.qrCode, again.readingUrl]).toEqual([
        first.accessKey,
        first.qrCode,
        first.readingUrl,
      ]);
      expect(Number(again.secondsLeft)).toBeLessThanOrEqual(200);
      expect(Number(again.secondsLeft)).toBeGreaterThan(190);

      const card = cardOf(await newestPersona(portal.database, 'qr'));
      await completeReading(portal.database, tokenOf(first.qrCode), card, new Date());
      const afterwards = await ask(client);
      expect(await statusOf(client, afterwards.accessKey)).toBe(0);
      const { accessKey } = afterwards;
      expect((await client.call('get4information', { nonce: accessKey, sessionId: accessKey })).resultCode).toBe(
        '0000',
      );
      expect((await ask(client)).accessKey).not.toBe(first.accessKey);
    });

    it('a failed try leaves the code; its time over, or renewed, there is another one', async () => {
      const client = await logIn(portal.origin, 'qr');
      const first = await showQrCode(client);
      await failReading(portal.database, first.token);
      expect((await showQrCode(client)).accessKey).toBe(first.accessKey);
      await client.advance(301);
      const second = await showQrCode(client);
      expect(second.accessKey).not.toBe(first.accessKey);
      const renewed = await client.call('qrCardAssistInfo', { myNumberFlg: '0', accessKey: second.accessKey });
      expect(renewed.resBody.accessKey).not.toBe(second.accessKey);
      // A reload of the renewed page sends the old key once more.
      const reloaded = await client.call('qrCardAssistInfo', { myNumberFlg: '0', accessKey: second.accessKey });
      expect(reloaded.resBody.accessKey).toBe(renewed.resBody.accessKey);
    });

    it('another device of the same citizen, and another citizen, have a code of their own', async () => {
      const copy = `same-code-${kind}`;
      const [one, other] = [await logIn(portal.origin, 'qr', copy), await logIn(portal.origin, 'qr', copy)];
      const stranger = await logIn(portal.origin, 'qr');
      const keys = [await ask(one), await ask(other), await ask(stranger)].map(({ accessKey }) => accessKey);
      expect(new Set(keys).size).toBe(3);
    });
  });

  describe('to sign', () => {
    const ask = async (client: Client, content: object = target) =>
      (await client.call('signatureQrInfo', { target: content })).resBody;
    const onPhone = (body: Awaited<ReturnType<typeof ask>>, act: string, card = 'own') => {
      const token = new URL(String(body.readingUrl)).searchParams.get('token') ?? '';
      return pressOn(portal.origin, '/sandbox/phone/sign', { token, act, card });
    };

    it('the same content has the same code, signed or not; another content has another', async () => {
      const client = await logIn(portal.origin, 'qr');
      const first = await ask(client);
      await client.advance(60);
      expect(await ask(client)).toMatchObject({ accessKey: first.accessKey, readingUrl: first.readingUrl });
      expect((await ask(client, { ...target, type: '2' })).accessKey).not.toBe(first.accessKey);
      await onPhone(first, 'sign');
      const { accessKey } = await ask(client);
      expect(accessKey).toBe(first.accessKey);
      expect((await client.call('signatureStatusCheck', { accessKey })).resBody).toEqual({ signatureStatus: 0 });
    });

    it.each([
      ['signed with another card', 'sign', 'other'],
      ['given up on the phone', 'stop', 'own'],
    ])('%s, the next try has another code', async (_name, act, card) => {
      const client = await logIn(portal.origin, 'qr');
      const first = await ask(client);
      await onPhone(first, act, card);
      expect((await ask(client)).accessKey).not.toBe(first.accessKey);
    });
  });

  it('a code that another card has read is no code to go on with', async () => {
    const client = await logIn(portal.origin, 'other-card');
    const { accessKey, token } = await showQrCode(client);
    await completeReading(portal.database, token, otherCard, new Date());
    await client.call('get4information', { nonce: accessKey, sessionId: accessKey });
    expect((await showQrCode(client)).accessKey).not.toBe(accessKey);
  });
});
