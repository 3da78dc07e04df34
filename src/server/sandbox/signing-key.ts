import { generateKeyPairSync, sign } from 'node:crypto';
import type { Queries } from '../db/database.ts';
import { sealedColumn } from '../db/sealed.ts';

/** A card's key pair, PEM. The public key stands in for the certificate on the chip. */
export interface SigningKey {
  readonly privateKey: string;
  readonly publicKey: string;
}

export function makeSigningKey(): SigningKey {
  return generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

const sealedKey = sealedColumn('signing_keys.private_key');

/** Key pair of the citizen's own card, created on first use. */
export async function signingKeyOf(db: Queries, citizenId: string, now: Date): Promise<SigningKey> {
  const known = await storedKey(db, citizenId);
  if (known !== null) return known;
  const made = makeSigningKey();
  // Of two concurrent first uses one wins, and both read the winner's key.
  await db.query(
    `insert into signing_keys (citizen_id, private_key, public_key, made_at) values ($1, $2, $3, $4)
     on conflict (citizen_id) do nothing`,
    [citizenId, sealedKey.text(db, citizenId, made.privateKey), made.publicKey, now.toISOString()],
  );
  return (await storedKey(db, citizenId)) ?? made;
}

/** Certificate of the citizen's own card; null = never used to sign. */
export async function certificateOf(db: Queries, citizenId: string): Promise<string | null> {
  return (await storedKey(db, citizenId))?.publicKey ?? null;
}

async function storedKey(db: Queries, citizenId: string): Promise<SigningKey | null> {
  const [row] = await db.query<SigningKey>(
    'select private_key as "privateKey", public_key as "publicKey" from signing_keys where citizen_id = $1',
    [citizenId],
  );
  return row === undefined ? null : { ...row, privateKey: sealedKey.openText(db, citizenId, row.privateKey) };
}

/** ECDSA signature, base64url. */
export function signContent(content: string, key: SigningKey): string {
  return sign('sha256', Buffer.from(content), key.privateKey).toString('base64url');
}
