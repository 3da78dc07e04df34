import type { Queries } from '../../db/database.ts';
import type { Answer, CitizenRequest, Outside } from '../../kernel/calls/endpoint.ts';
import { hashToken } from '../../kernel/sessions/token.ts';
import type { Signature } from '../../ports/signing.ts';
import { canonicalJson } from './digest.ts';
import { contentDiffers, noSignature, signatureExpired, signedWithOtherCard } from './refusals.ts';
import { openKeys } from './shown-keys.ts';
import { verifySignature } from './verify-signature.ts';

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

/** What became of a signature, as those with whom cards sign say. */
export interface ToldOfSignature {
  /** null = it is not signed. */
  readonly signed: Signature | null;
  /** Of the citizen's own card; null = it has never signed. */
  readonly certificate: string | null;
}

export const unsigned: ToldOfSignature = { signed: null, certificate: null };

/** Asked ahead of the transaction in which it is taken. */
export async function toldOfSignature(
  { db, signing, citizen, now }: Pick<CitizenRequest, 'db' | 'citizen' | 'now'> & Pick<Outside, 'signing'>,
  reference: SignatureReference = {},
): Promise<ToldOfSignature> {
  const found = await findRequest(db, citizen.id, now, reference);
  if (found === null || found.shown === null) return unsigned;
  const outcome = await signing.outcomeOf(openKeys(db, found.id, found.shown).id);
  if (outcome === null || outcome === 'given-up') return unsigned;
  return { signed: outcome, certificate: await signing.certificateOf(citizen) };
}

/**
 * Verifies the citizen's signature of `target` and consumes it. Null = accepted; otherwise the response to give: ED2111 (none, or used),
 * ED2115 (expired), EL2205 (another card), ED2110 (other content). A refused signature is not consumed.
 */
export async function takeSignature(
  { db, citizen, now }: Pick<CitizenRequest, 'db' | 'citizen' | 'now'>,
  asked: { readonly target: unknown; readonly signature: SignatureReference | undefined },
  { signed, certificate }: ToldOfSignature,
): Promise<Answer | null> {
  const reference = asked.signature ?? {};
  const found = await findRequest(db, citizen.id, now, reference, 'for update');
  if (found === null || found.shown === null) return noSignature;
  const isOther = found.kind === 'app' && signed?.nonce !== reference.nonce;
  if (!found.usable || isOther) return noSignature;
  if (found.expired) return signatureExpired;
  if (signed === null) return noSignature;
  if (signed.certificate !== certificate) return signedWithOtherCard;
  if (!verifySignature(canonicalJson(asked.target), signed.value, signed.certificate)) return contentDiffers;
  await db.query('update signature_requests set used_at = $2 where id = $1', [found.id, now.toISOString()]);
  return null;
}

async function findRequest(
  db: Queries,
  citizenId: string,
  now: Date,
  { sessionId, accessKey }: SignatureReference,
  locked: 'for update' | '' = '',
): Promise<Row | null> {
  const [row] = await db.query<Row>(
    `select id, shown, kind, used_at is null and not replaced as usable, expires_at <= $2::timestamptz as expired
       from signature_requests
      where citizen_id = $1 and ((kind = 'qr' and id = $3) or (kind = 'app' and token = $4)) ${locked}`,
    [citizenId, now.toISOString(), hashToken(accessKey ?? ''), hashToken(sessionId ?? '')],
  );
  return row ?? null;
}
