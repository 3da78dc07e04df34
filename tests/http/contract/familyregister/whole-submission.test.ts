import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { logIn, type Reply } from '../client.ts';
import { addressOf } from '../qr-code.ts';

describe.each(databases)('the whole submission on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('from the login to the stored XML [FR-002 FR-005 FR-006 FR-008 FR-068 FR-069 FR-070 FR-071 FR-072 FR-073]', async () => {
    const client = await logIn(portal.origin, 'qr');
    /** The body of an answer that must be well. */
    const body = async (reply: Promise<Reply>) => {
      const { resultCode, errors, resBody } = await reply;
      expect({ resultCode, errors }).toEqual({ resultCode: '0000', errors: [] });
      return resBody;
    };

    expect(await body(client.call('pseudonymCheck'))).toEqual({ pseudonymExists: false });
    const polls: Record<string, unknown>[] = [];
    while (polls.at(-1)?.onlineUserIdGetIsCompleted !== true && polls.length < 10) {
      polls.push(await body(client.call('pseudonymStatusCheck')));
    }
    expect(polls).toHaveLength(3);
    expect(polls.at(-1)).toEqual({ onlineUserIdGetIsCompleted: true, has4Information: false });

    const { qrCode, accessKey } = await body(client.call('qrCardAssistInfo', { myNumberFlg: '0', accessKey: '' }));
    const address = new URL(addressOf(qrCode));
    const form = new URLSearchParams({ token: address.searchParams.get('token') ?? '', card: 'own' });
    await fetch(`${address.origin}${address.pathname}`, { method: 'POST', body: form });
    expect(await body(client.call('qrCardAssistStatusCheck', { accessKey }))).toEqual({ qrStatus: 0 });

    const four = await body(client.call('get4information', { nonce: accessKey, sessionId: accessKey }));
    await body(client.call('readHistory', { madoguchiCallFunctionType: '01', workId: 'K67' }));
    expect(await body(client.call('set4information', four))).toEqual({ is4informationSetSuccess: true });
    const { kanjiName, sex, birthdate, address: home } = four;
    expect(await body(client.call('pseudonymExec', { kanjiName, sex, birthdate }))).toEqual({
      pseudonymExecIsSuccess: true,
    });

    const { domicile, hnskHttshSkbtKey } = await body(client.call('domicileGet'));
    const submission = { hnskHttshSkbtKey, sinseiTetuzukiSyubetuCd: '0101', hnsk: domicile };
    expect(await body(client.call('createXml', submission))).toEqual({ createXmlIsSuccess: true });

    const [stored] = await portal.database.query<{ xml: string }>(
      'select xml from submissions where domicile_key = $1',
      [hnskHttshSkbtKey],
    );
    for (const text of [kanjiName, birthdate, home, domicile, '0101']) expect(stored?.xml).toContain(`>${text}<`);
  });
});
