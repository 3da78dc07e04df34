import { json, type Queries } from '../../db/database.ts';
import { randomKey } from '../../kernel/sessions/random-key.ts';
import { digestOf } from './digest.ts';

/** `qr`: a phone signs after scanning a QR code; `app`: the native app or the intent, started on the same device. */
export type SignatureKind = 'qr' | 'app';

/** Values of `signatureStatus` (assumed, like those of `qrStatus`). */
export const signatureStatus = { signed: 0, waiting: 1, failed: 2 } as const;

/** Starts a signature of `target`; it expires after `limitSeconds`. */
export async function issueSignatureRequest(
  db: Queries,
  request: {
    kind: SignatureKind;
    citizenId: string;
    sessionId: string;
    target: unknown;
    now: Date;
    limitSeconds: number;
  },
): Promise<{
  /** qr: the accessKey, which stays in the browser; app: the signatureId in the launch address. */
  readonly id: string;
  /** qr: part of the code's address. */
  readonly token: string;
}> {
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
  return { id, token };
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
