import { json, type Queries } from '../../db/database.ts';
import { sealedColumn } from '../../db/sealed.ts';
import { randomKey } from '../../kernel/sessions/random-key.ts';
import { hashToken } from '../../kernel/sessions/token.ts';
import type { Card } from './card.ts';

/** Values of `qrStatus` (the specification names only 0). */
export const qrStatus = { read: 0, waiting: 1, unreadable: 2 } as const;

/** `$2` (server time) on the session's clock. */
const sessionNow = `($2::timestamptz + sessions.clock_offset_ms * interval '1 millisecond')`;

/** A code on the citizen's screen, waiting for a phone. */
export interface IssuedReading {
  /** Stays in the browser that shows the code. */
  readonly accessKey: string;
  /** Part of the code's address. */
  readonly token: string;
  readonly secondsLeft: number;
}

/** Both keys, for showing the code again: rows are found by their hashes. */
const shown = sealedColumn('card_readings.shown');

interface ForReading {
  readonly citizenId: string;
  readonly sessionId: string;
  readonly now: Date;
}

/**
 * The code that this session waits for already, or whose card was read and not taken: a phone has it open, so a reload or another tab shows the same.
 * Null = none. Another device of the citizen has a session, and a code, of its own.
 */
export async function openQrReading(
  db: Queries,
  { citizenId, sessionId, now }: ForReading,
): Promise<IssuedReading | null> {
  const [row] = await db.query<{ readonly id: string; readonly shown: string; readonly secondsLeft: number }>(
    `select access_key as id, shown,
            ceil(extract(epoch from expires_at - $3::timestamptz))::integer as "secondsLeft"
       from card_readings
      where citizen_id = $1 and session_id = $2 and kind = 'qr' and not replaced and taken_at is null and shown is not null
        and expires_at > $3::timestamptz
      order by issued_at desc limit 1`,
    [citizenId, sessionId, now.toISOString()],
  );
  if (row === undefined) return null;
  const keys = JSON.parse(shown.openText(db, row.id, row.shown)) as Pick<IssuedReading, 'accessKey' | 'token'>;
  return { ...keys, secondsLeft: row.secondsLeft };
}

/** Starts a reading by QR code; it expires after `limitSeconds` (specification section 9: 5 minutes). */
export async function issueQrReading(
  db: Queries,
  reading: ForReading & { readonly limitSeconds: number },
): Promise<IssuedReading> {
  const accessKey = randomKey();
  const token = randomKey();
  const id = hashToken(accessKey);
  const { citizenId, sessionId, now, limitSeconds } = reading;
  await db.query(
    `insert into card_readings (access_key, kind, citizen_id, session_id, nonce, shown, issued_at, expires_at)
     values ($1, 'qr', $2, $3, $4, $7, $5::timestamptz, $5::timestamptz + make_interval(secs => $6))`,
    [
      ...[id, citizenId, sessionId, hashToken(token), now.toISOString(), limitSeconds],
      shown.text(db, id, JSON.stringify({ accessKey, token })),
    ],
  );
  return { accessKey, token, secondsLeft: reading.limitSeconds };
}

/** Invalidates a citizen's earlier code (ED1517 from now on). An unknown key is a no-op. */
export async function replaceQrReading(db: Queries, citizenId: string, accessKey: string): Promise<void> {
  await db.query('update card_readings set replaced = true where access_key = $1 and citizen_id = $2', [
    hashToken(accessKey),
    citizenId,
  ]);
}

/** `qrStatus` of a citizen's code; null = unknown, renewed, or expired unread. */
export async function qrStatusFor(
  db: Queries,
  asked: { accessKey: string; citizenId: string; now: Date },
): Promise<number | null> {
  const [row] = await db.query<{ status: number; usable: boolean }>(
    `select status, not replaced and (status = ${qrStatus.read} or expires_at > $3::timestamptz) as usable
       from card_readings where access_key = $1 and citizen_id = $2 and kind = 'qr'`,
    [hashToken(asked.accessKey), asked.citizenId, asked.now.toISOString()],
  );
  return row?.usable ? row.status : null;
}

export type PhoneReading =
  /** `citizenId`: whose reading is pending, so that the phone page can offer that person's card. */
  | { readonly state: 'waiting'; readonly citizenId: string }
  | { readonly state: 'read' | 'expired' | 'replaced' | 'unknown' };

/** State of a code as seen by the phone. `serverNow` is the unadjusted time; the waiting session's clock is applied here. */
export async function findPhoneReading(db: Queries, token: string, serverNow: Date): Promise<PhoneReading> {
  const [row] = await db.query<{ citizenId: string; status: number; replaced: boolean; expired: boolean }>(
    `select card_readings.citizen_id as "citizenId", card_readings.status, card_readings.replaced,
            card_readings.expires_at <= ${sessionNow} as expired
       from card_readings
       join sessions on sessions.id = card_readings.session_id
      where card_readings.nonce = $1 and card_readings.kind = 'qr'`,
    [hashToken(token), serverNow.toISOString()],
  );
  if (row === undefined) return { state: 'unknown' };
  if (row.replaced) return { state: 'replaced' };
  if (row.status === qrStatus.read) return { state: 'read' };
  if (row.expired) return { state: 'expired' };
  return { state: 'waiting', citizenId: row.citizenId };
}

/**
 * The phone has read a card for the code with this token. Returns the resulting state, which is never `waiting`. A code is read once;
 * after an unreadable card (`failReading`) it may be tried again.
 */
export async function completeReading(
  db: Queries,
  token: string,
  card: Card,
  serverNow: Date,
): Promise<Exclude<PhoneReading['state'], 'waiting'>> {
  const rows = await db.query(
    `update card_readings
        set status = 0, card = $3::text::jsonb, read_at = ${sessionNow},
            expires_at = ${sessionNow} + (card_readings.expires_at - card_readings.issued_at)
       from sessions
      where sessions.id = card_readings.session_id and card_readings.nonce = $1 and card_readings.kind = 'qr'
        and card_readings.status <> 0 and not card_readings.replaced and card_readings.expires_at > ${sessionNow}
      returning card_readings.access_key`,
    [hashToken(token), serverNow.toISOString(), json(card)],
  );
  if (rows.length > 0) return 'read';
  const found = await findPhoneReading(db, token, serverNow);
  return found.state === 'waiting' ? 'unknown' : found.state;
}

/** The phone could not read the card (`qrStatus` 2); the code stays valid. */
export async function failReading(db: Queries, token: string): Promise<void> {
  await db.query(
    `update card_readings set status = ${qrStatus.unreadable} where nonce = $1 and kind = 'qr' and status <> ${qrStatus.read}`,
    [hashToken(token)],
  );
}
