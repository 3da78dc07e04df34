import type { Queries } from '../../db/database.ts';
import type { Answer, CitizenRequest } from '../../kernel/calls/endpoint.ts';
import { hashToken } from '../../kernel/sessions/token.ts';
import { digestOf } from './digest.ts';
import { contentDiffers, noSignature, signatureExpired, signedWithOtherCard } from './refusals.ts';
import { openKeys } from './shown-keys.ts';
import { verifyDigest } from './verify-digest.ts';

/** How a browser identifies a signature: what an app passed back, or the key of its QR code. */
export interface SignatureReference {
  readonly sessionId?: string;
  readonly nonce?: string;
  readonly accessKey?: string;
}

interface Row {
  readonly id: string;
  /** null = asked for before keys were sealed. */
  readonly shown: string | null;
  readonly kind: string;
  readonly usable: boolean;
  readonly expired: boolean;
}

/**
 * Verifies the citizen's signature of `target` and consumes it. Null = accepted; otherwise the response to give: ED2111 (none, or used),
 * ED2115 (expired), EL2205 (another card), ED2110 (other content). A refused signature is not consumed.
 */
export async function takeSignature(
  { db, signing, citizen, now }: Pick<CitizenRequest, 'db' | 'signing' | 'citizen' | 'now'>,
  asked: { readonly target: unknown; readonly signature: SignatureReference | undefined },
): Promise<Answer | null> {
  const reference = asked.signature ?? {};
  const found = await findRequest(db, citizen.id, now, reference);
  if (found === null || found.shown === null) return noSignature;
  const outcome = await signing.outcomeOf(openKeys(db, found.id, found.shown).id, db);
  const signed = outcome === 'given-up' ? null : outcome;
  const isOther = found.kind === 'app' && signed?.nonce !== reference.nonce;
  if (!found.usable || isOther) return noSignature;
  if (found.expired) return signatureExpired;
  if (signed === null) return noSignature;
  if (signed.certificate !== (await signing.certificateOf(citizen, db))) return signedWithOtherCard;
  if (!verifyDigest(digestOf(asked.target), signed.value, signed.certificate)) return contentDiffers;
  await db.query('update signature_requests set used_at = $2 where id = $1', [found.id, now.toISOString()]);
  return null;
}

async function findRequest(
  db: Queries,
  citizenId: string,
  now: Date,
  { sessionId, accessKey }: SignatureReference,
): Promise<Row | null> {
  const [row] = await db.query<Row>(
    `select id, shown, kind, used_at is null and not replaced as usable, expires_at <= $2::timestamptz as expired
       from signature_requests
      where citizen_id = $1 and ((kind = 'qr' and id = $3) or (kind = 'app' and token = $4)) for update`,
    [citizenId, now.toISOString(), hashToken(accessKey ?? ''), hashToken(sessionId ?? '')],
  );
  return row ?? null;
}
