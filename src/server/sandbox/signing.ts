import { canonicalJson } from '../common/signatures/digest.ts';
import { openKeys } from '../common/signatures/shown-keys.ts';
import type { Queries } from '../db/database.ts';
import { sealedColumn } from '../db/sealed.ts';
import { randomKey } from '../kernel/sessions/random-key.ts';
import { hashToken } from '../kernel/sessions/token.ts';
import type { SignatureKind } from '../ports/signing.ts';
import { makeSigningKey, signContent, signingKeyOf } from './signing-key.ts';

/** Values of the column `status`. */
export const signatureStatus = { signed: 0, waiting: 1, failed: 2 } as const;

/** Handed back by the device that signed; another one does not know it. */
export const sealedNonce = sealedColumn('signature_requests.nonce');

/** `$3` (server time) on the clock of the session waiting for the signature. */
const sessionNow = `($3::timestamptz + sessions.clock_offset_ms * interval '1 millisecond')`;

/** Identifies a request on the signing device: the token in a code's address, or the signatureId in a launch address. */
export interface SigningPlace {
  readonly kind: SignatureKind;
  readonly key: string;
}

export type Signing =
  | {
      readonly state: 'waiting';
      /** Whose signature is pending. */
      readonly citizenId: string;
      /** The content to sign. */
      readonly target: unknown;
    }
  | { readonly state: 'signed' | 'stopped' | 'expired' | 'replaced' | 'unknown' };

export type SigningEnd = Exclude<Signing['state'], 'waiting'>;

interface Row {
  readonly id: string;
  readonly citizen_id: string;
  readonly target: unknown;
  readonly status: number;
  readonly replaced: boolean;
  readonly expired: boolean;
  readonly shown: string;
}

async function findRow(db: Queries, { kind, key }: SigningPlace, serverNow: Date): Promise<Row | null> {
  const [row] = await db.query<Row>(
    `select r.id, r.citizen_id, r.target, r.status, r.replaced, r.shown,
            r.expires_at <= ${sessionNow} as expired
       from signature_requests r
       join sessions on sessions.id = r.session_id
      where r.kind = $1 and $2 = case r.kind when 'qr' then r.token else r.id end
          and r.shown is not null for update of r`,
    [kind, hashToken(key), serverNow.toISOString()],
  );
  return row ?? null;
}

function stateOf(row: Row | null): Signing {
  if (row === null) return { state: 'unknown' };
  if (row.replaced) return { state: 'replaced' };
  if (row.status === signatureStatus.signed) return { state: 'signed' };
  // Whoever stopped signs with another code: nobody waits for this one any more.
  if (row.status === signatureStatus.failed) return { state: 'stopped' };
  if (row.expired) return { state: 'expired' };
  return { state: 'waiting', citizenId: row.citizen_id, target: row.target };
}

/** What a phone or an app is to sign. `serverNow` is the unadjusted time; the waiting session's clock is applied here. */
export async function findSigning(db: Queries, place: SigningPlace, serverNow: Date): Promise<Signing> {
  return stateOf(await findRow(db, place, serverNow));
}

/**
 * Signs with the citizen's own card or with somebody else's; must run in a transaction. A request is signed once. `handedBack` is what
 * an app passes back in the return address; null = not signed by this call.
 */
export async function completeSigning(
  db: Queries,
  place: SigningPlace,
  card: 'own' | 'other',
  serverNow: Date,
): Promise<{
  readonly state: SigningEnd;
  readonly handedBack: { readonly sessionId: string; readonly nonce: string } | null;
}> {
  const row = await findRow(db, place, serverNow);
  const found = stateOf(row);
  if (row === null || found.state !== 'waiting') {
    return { state: found.state === 'waiting' ? 'unknown' : found.state, handedBack: null };
  }
  // A signature by another person's card is always refused, so its key need not be stored.
  const key = card === 'own' ? await signingKeyOf(db, row.citizen_id, serverNow) : makeSigningKey();
  const nonce = randomKey();
  await db.query(
    `update signature_requests
        set status = ${signatureStatus.signed}, signature = $1, certificate = $2, nonce = $4,
            expires_at = ${sessionNow} + (signature_requests.expires_at - signature_requests.issued_at)
       from sessions where sessions.id = signature_requests.session_id and signature_requests.id = $5`,
    [
      ...[signContent(canonicalJson(row.target), key), key.publicKey, serverNow.toISOString()],
      ...[sealedNonce.text(db, row.id, nonce), row.id],
    ],
  );
  return { state: 'signed', handedBack: { sessionId: openKeys(db, row.id, row.shown).token, nonce } };
}

/** The citizen gave up (`signatureStatus` 2); the request stays valid in case they change their mind. */
export async function failSigning(db: Queries, { kind, key }: SigningPlace): Promise<void> {
  await db.query(
    `update signature_requests set status = ${signatureStatus.failed}
      where kind = $1 and $2 = case kind when 'qr' then token else id end and status <> ${signatureStatus.signed}`,
    [kind, hashToken(key)],
  );
}
