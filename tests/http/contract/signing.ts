import type { Client } from './client.ts';
import { tokenOf } from './journey.ts';

/** A report as it is signed and submitted. */
export const target = {
  type: '1',
  reports: [{ id: 'r1', type: '2', name: '花子', furigana: 'ハナコ', qualificationType: '' }],
  informant: { memberId: 'm1', address: '東京都見本区例示町一丁目2番3号', email: '', phone: '03-0000-0001' },
};

interface Mail {
  readonly kind: string;
  readonly to: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The mails that the portal has sent to the citizen. */
export async function mailsOf(client: Client): Promise<readonly Mail[]> {
  return (await (await client.send('/sandbox/outbox')).json()) as Mail[];
}

/** Has a code sent; answers the code of the mail. */
export async function codeMailedTo(client: Client, email: string): Promise<string> {
  const reply = await client.call('sendAuthCode', { email });
  if (reply.resultCode !== '0000') throw new Error(`no code sent: ${JSON.stringify(reply.errors)}`);
  return /^\d{6}$/m.exec((await mailsOf(client)).at(-1)?.text ?? '')?.[0] ?? '';
}

/** Posts the form of a page outside the portal: a phone or an app, in a browser of its own unless `client` is given. */
export async function pressOn(origin: string, path: string, values: Record<string, string>, client?: Client) {
  const init = { method: 'POST', body: new URLSearchParams(values), redirect: 'manual' as const };
  const response = client === undefined ? await fetch(`${origin}${path}`, init) : await client.send(path, init);
  return { text: await response.text(), location: new URL(response.headers.get('location') ?? '/', origin) };
}

/** Signs with the citizen's own card on a phone; answers what names the signature. */
export async function sign(client: Client, target: unknown): Promise<{ accessKey: string }> {
  const { errors, resBody } = await client.call('signatureQrInfo', { target });
  // Nobody signs what would be refused; who sends it all the same has no signature.
  if (errors[0]?.errorCode === 'ED2119') return { accessKey: 'unsigned' };
  await pressOn(client.origin, '/sandbox/phone/sign', { token: tokenOf(resBody.qrCode), act: 'sign', card: 'own' });
  return { accessKey: String(resBody.accessKey) };
}
