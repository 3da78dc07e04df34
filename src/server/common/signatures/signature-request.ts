import { json, type Queries } from '../../db/database.ts';
import { randomKey } from '../../kernel/sessions/random-key.ts';
import { hashToken } from '../../kernel/sessions/token.ts';
import type { Citizen } from '../../ports/identity.ts';
import type { AskedSignature, Signing } from '../../ports/signing.ts';
import { canonicalJson, digestOf } from './digest.ts';
import { openKeys, sealKeys } from './shown-keys.ts';

interface ForSignature {
  readonly citizen: Citizen;
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

/** Who asks, and with what cards sign. */
interface Asking {
  readonly db: Queries;
  readonly signing: Signing;
}

/**
 * The code with which this session waits for a signature of this very content, or with which the citizen's own card has signed it, unused: a phone has
 * it open, so a reload or another tab shows the same. `given`: the key of one that is to be renewed; empty = none. Null = none.
 */
export async function openSignatureRequest(
  { db, signing }: Asking,
  { citizen, sessionId, target, now, given }: ForSignature & { readonly sessionId: string; readonly given: string },
): Promise<IssuedSignature | null> {
  const rows = await db.query<{ readonly id: string; readonly shown: string; readonly secondsLeft: number }>(
    `select id, shown, ceil(extract(epoch from expires_at - $4::timestamptz))::integer as "secondsLeft"
       from signature_requests
      where citizen_id = $1 and session_id = $2 and digest = $3 and kind = 'qr' and not replaced and used_at is null
        and shown is not null
        and expires_at > $4::timestamptz
      order by issued_at desc`,
    [citizen.id, sessionId, digestOf(canonicalJson(target)), now.toISOString()],
  );
  for (const { id, shown, secondsLeft } of rows.filter((row) => row.id !== hashToken(given))) {
    const request = { ...openKeys(db, id, shown), secondsLeft };
    const outcome = await signing.outcomeOf(request.id);
    if (outcome === null) return request;
    if (outcome !== 'given-up' && outcome.certificate === (await signing.certificateOf(citizen))) return request;
  }
  return null;
}

/** Asks for a signature of `target`, which expires after `limitSeconds`; `keepSignatureRequest` has to follow. */
export async function askForSignature(
  signing: Signing,
  { kind, citizen, target, now, limitSeconds }: ForSignature & Pick<AskedSignature, 'kind'> & { limitSeconds: number },
): Promise<AskedSignature> {
  const until = new Date(now.getTime() + limitSeconds * 1000);
  const content = canonicalJson(target);
  const asked = {
    id: randomKey(),
    kind,
    token: randomKey(),
    citizen,
    target,
    content,
    digest: digestOf(content),
    until,
  };
  await signing.ask(asked);
  return asked;
}

/** What was asked for can be taken from now on, by the session that asked. */
export async function keepSignatureRequest(
  db: Queries,
  { id, kind, token, citizen, target, digest, until }: AskedSignature,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
): Promise<IssuedSignature> {
  await db.query(
    `insert into signature_requests (id, kind, citizen_id, session_id, token, target, digest, issued_at, expires_at, shown)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $8, $9, $10)`,
    [
      ...[hashToken(id), kind, citizen.id, sessionId, hashToken(token)],
      ...[json(target), digest, now.toISOString(), until.toISOString()],
      sealKeys(db, hashToken(id), { id, token }),
    ],
  );
  return { id, token, secondsLeft: (until.getTime() - now.getTime()) / 1000 };
}

/** Invalidates a citizen's earlier code (ED1517 from now on). An unknown key is a no-op. */
export async function replaceSignatureRequest(db: Queries, citizenId: string, accessKey: string): Promise<void> {
  await db.query(
    `update signature_requests set replaced = true where id = $1 and citizen_id = $2 and kind = 'qr' and used_at is null`,
    [hashToken(accessKey), citizenId],
  );
}

/** Values of `signatureStatus` (assumed, like those of `qrStatus`). */
const statusOf = { signed: 0, waiting: 1, failed: 2 } as const;

/** `signatureStatus` of a citizen's code; null = unknown, renewed, or expired unsigned. */
export async function signatureStatusFor(
  { db, signing }: Asking,
  asked: { accessKey: string; citizenId: string; now: Date },
): Promise<number | null> {
  const [row] = await db.query<{ replaced: boolean; expired: boolean }>(
    `select replaced, expires_at <= $3::timestamptz as expired
       from signature_requests where id = $1 and citizen_id = $2 and kind = 'qr'`,
    [hashToken(asked.accessKey), asked.citizenId, asked.now.toISOString()],
  );
  if (row === undefined || row.replaced) return null;
  const outcome = await signing.outcomeOf(asked.accessKey);
  if (outcome !== null && outcome !== 'given-up') return statusOf.signed;
  if (row.expired) return null;
  return outcome === null ? statusOf.waiting : statusOf.failed;
}
