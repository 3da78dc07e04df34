import { type Client, logIn } from '../http/contract/client.ts';
import { addressOf } from '../http/contract/qr-code.ts';

/** What a browser asks for when the first screen is opened. */
const firstFiles = [
  'familyregister/select/',
  'data/manifest.json',
  'data/settings.json',
  'data/catalog.ja.json',
  'data/screens/familyregister-select.json',
  'data/services/familyregister.json',
];
const polls = 3;

/** One submission from login to stored XML as a browser makes it; `asked` counts each request. Throws at the first answer that is not well. */
export async function submitOnce(origin: string, asked: () => void): Promise<void> {
  const client = await logIn(origin, 'qr');
  asked();
  for (const path of firstFiles) {
    await (await client.send(`/svc/${path}`)).arrayBuffer();
    asked();
  }
  const call = caller(client, asked);
  await call('isLogin');
  await call('selfInfo');
  await call('notificationList');
  await call('pseudonymCheck');
  for (let poll = 0; poll < polls; poll += 1) await call('pseudonymStatusCheck');
  const { qrCode, accessKey } = await call('qrCardAssistInfo', { myNumberFlg: '0', accessKey: '' });
  for (let poll = 0; poll < polls; poll += 1) await call('qrCardAssistStatusCheck', { accessKey });
  const address = new URL(addressOf(qrCode));
  const form = new URLSearchParams({ token: address.searchParams.get('token') ?? '', card: 'own' });
  for (const request of [
    () => fetch(address),
    () => fetch(`${address.origin}${address.pathname}`, { method: 'POST', body: form }),
  ]) {
    await (await request()).arrayBuffer();
    asked();
  }
  await call('qrCardAssistStatusCheck', { accessKey });
  const four = await call('get4information', { nonce: accessKey, sessionId: accessKey });
  await call('readHistory', { madoguchiCallFunctionType: '01', workId: 'K67' });
  await call('set4information', four);
  const { kanjiName, sex, birthdate } = four;
  await call('pseudonymExec', { kanjiName, sex, birthdate });
  const { domicile, hnskHttshSkbtKey } = await call('domicileGet');
  await call('createXml', { hnskHttshSkbtKey, sinseiTetuzukiSyubetuCd: '0101', hnsk: domicile });
}

function caller(client: Client, asked: () => void) {
  return async (name: string, reqBody?: unknown): Promise<Record<string, unknown>> => {
    const reply = await client.call(name, reqBody);
    asked();
    if (reply.resultCode !== '0000') throw new Error(`${name}: ${reply.resultCode} ${JSON.stringify(reply.errors)}`);
    return reply.resBody;
  };
}
