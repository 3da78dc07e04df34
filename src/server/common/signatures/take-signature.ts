import type { Queries } from '../../db/database.ts';
import type { Answer } from '../../kernel/calls/endpoint.ts';
import type { Citizen } from '../../ports/identity.ts';
import { digestOf } from './digest.ts';
import { contentDiffers, noSignature, signatureExpired, signedWithOtherCard } from './refusals.ts';
import { certificateOf, verifyDigest } from './signing-key.ts';

/** How a browser identifies a signature: what an app passed back, or the key of its QR code. */
export interface SignatureReference {
  readonly sessionId?: string;
  readonly nonce?: string;
  readonly accessKey?: string;
}

interface Row {
  readonly id: string;
  readonly signature: string | null;
  readonly certificate: string | null;
  readonly usable: boolean;
  readonly expired: boolean;
}

/**
 * Verifies the citizen's signature of `target` and consumes it. Null = accepted; otherwise the response to give: ED2111 (none, or used),
 * ED2115 (expired), EL2205 (another card), ED2110 (other content). A refused signature is not consumed.
 */
export async function takeSignature(
  db: Queries,
  asked: { citizen: Citizen; now: Date; target: unknown; signature: SignatureReference | undefined },
): Promise<Answer | null> {
  const { citizen, now, target } = asked;
  const found = await findSignature(db, citizen.id, now, asked.signature ?? {});
  if (found === null || !found.usable) return noSignature;
  if (found.expired) return signatureExpired;
  if (found.signature === null || found.certificate === null) return noSignature;
  if (found.certificate !== (await certificateOf(db, citizen.id))) return signedWithOtherCard;
  if (!verifyDigest(digestOf(target), found.signature, found.certificate)) return contentDiffers;
  await db.query('update signature_requests set used_at = $2 where id = $1', [found.id, now.toISOString()]);
  return null;
}

async function findSignature(
  db: Queries,
  citizenId: string,
  now: Date,
  { sessionId, nonce, accessKey }: SignatureReference,
): Promise<Row | null> {
  const [row] = await db.query<Row>(
    `select id, signature, certificate, used_at is null and not replaced as usable, expires_at <= $2::timestamptz as expired
       from signature_requests
      where citizen_id = $1 and ((kind = 'qr' and id = $3) or (kind = 'app' and token = $4 and nonce = $5)) for update`,
    [citizenId, now.toISOString(), accessKey ?? '', sessionId ?? '', nonce ?? ''],
  );
  return row ?? null;
}
