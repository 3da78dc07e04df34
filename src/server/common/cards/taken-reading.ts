import type { Queries } from '../../db/database.ts';
import type { Session } from '../../kernel/sessions/session.ts';
import { hashToken } from '../../kernel/sessions/token.ts';
import type { FourInformation, KnownCitizen } from '../../ports/register.ts';
import { type Card, fourOf, isSamePerson } from './card.ts';

export type Taken =
  | { readonly result: 'taken'; readonly card: Card }
  /** No such reading, wrong nonce, or a reading that belongs to another citizen. */
  | { readonly result: 'unknown' }
  /** Already taken, expired, renewed, or the card has not been read yet: it has to be read again. */
  | { readonly result: 'read-again' }
  /** The card is not the logged-in citizen's. What was read from it is discarded. */
  | { readonly result: 'other-card' };

interface Reading {
  readonly kind: string;
  readonly citizen_id: string | null;
  readonly nonce: string;
  readonly status: number;
  readonly usable: boolean;
  readonly card: Card | null;
}

/** Hands a reading to the logged-in citizen, once. For QR codes the access key serves as both `sessionId` and `nonce`. */
export async function takeReading(
  db: Queries,
  asked: { nonce: string; sessionId: string; citizen: KnownCitizen; session: Session; now: Date },
): Promise<Taken> {
  const { citizen, session } = asked;
  const now = asked.now.toISOString();
  const id = hashToken(asked.sessionId);
  const [reading] = await db.query<Reading>(
    `select kind, citizen_id, nonce, status, card,
            taken_at is null and not replaced and expires_at > $2::timestamptz as usable
       from card_readings where access_key = $1 for update`,
    [id, now],
  );
  if (reading === undefined) return { result: 'unknown' };
  if (hashToken(asked.nonce) !== (reading.kind === 'qr' ? id : reading.nonce)) return { result: 'unknown' };
  if (reading.citizen_id !== null && reading.citizen_id !== citizen.id) return { result: 'unknown' };
  if (!reading.usable || reading.status !== 0 || reading.card === null) return { result: 'read-again' };

  const matches = isSamePerson(reading.card, citizen.record.card);
  await db.query(
    `update card_readings
        set taken_at = $2::timestamptz, citizen_id = $3, session_id = $4, card = case when $5::boolean then card end
      where access_key = $1`,
    [id, now, citizen.id, session.id, matches],
  );
  return matches ? { result: 'taken', card: reading.card } : { result: 'other-card' };
}

/** The card this session took last; null = none. */
export async function lastTakenCard(db: Queries, session: Session): Promise<Card | null> {
  const [row] = await db.query<{ card: Card }>(
    `select card from card_readings
      where session_id = $1 and taken_at is not null and card is not null order by taken_at desc limit 1`,
    [session.id],
  );
  return row?.card ?? null;
}

/** The four information the portal has of a citizen: read in this session, set earlier, or known from the start; null = none. */
export async function knownFour(db: Queries, citizen: KnownCitizen, session: Session): Promise<FourInformation | null> {
  const [read, stored] = await Promise.all([lastTakenCard(db, session), storedFour(db, citizen)]);
  return read === null ? stored : fourOf(read);
}

/** The four information that outlives a session; null = none. */
export async function storedFour(db: Queries, citizen: KnownCitizen): Promise<FourInformation | null> {
  const [row] = await db.query<{ four: FourInformation }>('select four from four_information where citizen_id = $1', [
    citizen.id,
  ]);
  if (row !== undefined) return fourOf(row.four);
  return citizen.record.has4Information ? fourOf(citizen.record.card) : null;
}
