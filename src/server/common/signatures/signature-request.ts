import { json, type Queries } from '../../db/database.ts';
import { randomKey } from '../../kernel/sessions/random-key.ts';
import { digestOf } from './digest.ts';

/** `qr`: a phone signs after scanning a QR code; `app`: the native app or the intent, started on the same device. */
export type SignatureKind = 'qr' | 'app';

/** Values of `signatureStatus` (assumed, like those of `qrStatus`). */
export const signatureStatus = { signed: 0, waiting: 1, failed: 2 } as const;

interface ForSignature {
  readonly citizenId: string;
  readonly sessionId: string;
  readonly target: unknown;
  readonly now: Date;
}

export interface IssuedSignature {
  /** qr: the accessKey, which stays in the browser; app: the signatureId in the launch address. */
  readonly id: string;
  /** qr: part of the code's address. */
  readonly token: string;
  readonly secondsLeft: number;
}

/**
 * The code with which this session waits for a signature of this very content, or with which the citizen's card (`certificate`; null = it never signed)
 * has signed it, unused: a phone has it open, so a reload or another tab shows the same. Null = none.
 */
export async function openSignatureRequest(
  db: Queries,
  { citizenId, sessionId, target, now }: ForSignature,
  certificate: string | null,
): Promise<IssuedSignature | null> {
  const [row] = await db.query<IssuedSignature>(
    `select id, token, ceil(extract(epoch from expires_at - $4::timestamptz))::integer as "secondsLeft"
       from signature_requests
      where citizen_id = $1 and session_id = $2 and digest = $3 and kind = 'qr' and not replaced and used_at is null
        and expires_at > $4::timestamptz
        and (status = ${signatureStatus.waiting} or (status = ${signatureStatus.signed} and certificate = $5))
      order by issued_at desc limit 1`,
    [citizenId, sessionId, digestOf(target), now.toISOString(), certificate],
  );
  return row ?? null;
}

/** Starts a signature of `target`; it expires after `limitSeconds`. */
export async function issueSignatureRequest(
  db: Queries,
  request: ForSignature & { readonly kind: SignatureKind; readonly limitSeconds: number },
): Promise<IssuedSignature> {
  const id = randomKey();
  const token = randomKey();
  await db.query(
    `insert into signature_requests (id, kind, citizen_id, session_id, token, target, digest, issued_at, expires_at)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $8::timestamptz, $8::timestamptz + make_interval(secs => $9))`,
    [
      id,
      request.kind,
      request.citizenId,
      request.sessionId,
      token,
      json(request.target),
      digestOf(request.target),
      request.now.toISOString(),
      request.limitSeconds,
    ],
  );
  return { id, token, secondsLeft: request.limitSeconds };
}

/** Invalidates a citizen's earlier code (ED1517 from now on). An unknown key is a no-op. */
export async function replaceSignatureRequest(db: Queries, citizenId: string, accessKey: string): Promise<void> {
  await db.query(
    `update signature_requests set replaced = true where id = $1 and citizen_id = $2 and kind = 'qr' and used_at is null`,
    [accessKey, citizenId],
  );
}

/** `signatureStatus` of a citizen's code; null = unknown, renewed, or expired unsigned. */
export async function signatureStatusFor(
  db: Queries,
  asked: { accessKey: string; citizenId: string; now: Date },
): Promise<number | null> {
  const [row] = await db.query<{ status: number; usable: boolean }>(
    `select status, not replaced and (status = ${signatureStatus.signed} or expires_at > $3::timestamptz) as usable
       from signature_requests where id = $1 and citizen_id = $2 and kind = 'qr'`,
    [asked.accessKey, asked.citizenId, asked.now.toISOString()],
  );
  return row?.usable ? row.status : null;
}
