import { recordAppReading } from '../../../src/server/common/cards/app-reading.ts';
import { type Card, cardOf } from '../../../src/server/common/cards/card.ts';
import { completeReading } from '../../../src/server/common/cards/qr-reading.ts';
import type { Database } from '../../../src/server/db/database.ts';
import type { Persona } from '../../../src/server/sandbox/people/persona.ts';
import { type Client, logIn } from './client.ts';
import { addressOf } from './qr-code.ts';

/** The steps of a citizen before the call in question. Each ends where its name says. */

/** Token in the address of a QR code. */
export function tokenOf(qrCode: unknown): string {
  return new URL(addressOf(qrCode)).searchParams.get('token') ?? '';
}

/** The persona of the copy that was logged in last. */
export async function newestPersona(db: Database, id: string): Promise<Persona> {
  const [row] = await db.query<{ persona: Persona }>(
    'select persona from citizens where persona_id = $1 order by created_at desc limit 1',
    [id],
  );
  if (row === undefined) throw new Error(`nobody is logged in as ${id}`);
  return row.persona;
}

/** A QR code is shown; answers its accessKey and token. */
export async function showQrCode(client: Client): Promise<{ accessKey: string; token: string }> {
  const { resBody } = await client.call('qrCardAssistInfo', { myNumberFlg: '0', accessKey: '' });
  return { accessKey: String(resBody.accessKey), token: tokenOf(resBody.qrCode) };
}

/** The phone has read a card for a shown QR code; answers the accessKey. */
export async function readByQr(db: Database, client: Client, card: Card): Promise<string> {
  const { accessKey, token } = await showQrCode(client);
  await completeReading(db, token, card, new Date());
  return accessKey;
}

/** An app has read a card. */
export function readByApp(db: Database, card: Card) {
  return recordAppReading(db, { kind: 'intent', card, now: new Date(), limitSeconds: 300 });
}

/** The citizen has read their own card, and the portal has handed it out. */
export async function takeOwnCard(db: Database, client: Client, persona: Persona) {
  const accessKey = await readByQr(db, client, cardOf(persona));
  return client.call('get4information', { nonce: accessKey, sessionId: accessKey });
}

/** Domicile and head of the family are shown; answers their key and domicile. */
export async function showDomicile(client: Client): Promise<{ hnskHttshSkbtKey: string; hnsk: string }> {
  const { resBody } = await client.call('domicileGet');
  return { hnskHttshSkbtKey: String(resBody.hnskHttshSkbtKey), hnsk: String(resBody.domicile) };
}

/** A citizen who is about to file something. */
export interface Filer {
  readonly client: Client;
  readonly citizenId: string;
}

export async function filer(origin: string, db: Database, persona: string): Promise<Filer> {
  const client = await logIn(origin, persona);
  const [row] = await db.query<{ id: string }>(
    'select id from citizens where persona_id = $1 order by created_at desc limit 1',
    [persona],
  );
  return { client, citizenId: row?.id ?? '' };
}
