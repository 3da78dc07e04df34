import type { Difference } from '../../../model/difference.ts';
import { nextNumber } from '../../common/receipts/next-number.ts';
import { rowsOf, type Statement } from '../../db/asked-together.ts';
import { json, type Queries } from '../../db/database.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { AddressApplication } from './check-address.ts';

/** Days the police take to enter a new permanent address. */
export const daysToEnter = 3;

/** A submitted new permanent address. */
export interface AddressChange {
  readonly receptionNumber: string;
  readonly address: string;
  /** `YYYYMMDD` */
  readonly receptionDate: string;
}

/** What the citizen handed in, as it is kept. */
export interface KeptChange {
  readonly receptionNumber: string;
  readonly licenceNumber: string;
  readonly address: string;
  readonly receivedAt: Date;
  readonly differences: readonly Difference[];
}

/** Newest first. */
export async function changesOf(db: Queries, citizenId: string): Promise<readonly KeptChange[]> {
  return rowsOf<KeptChange>(db, changesAsked(citizenId));
}

export const changesAsked = (citizenId: string): Statement => ({
  sql: `select reception_number as "receptionNumber", licence_number as "licenceNumber", address, received_at as "receivedAt", differences
          from permanent_address_changes where citizen_id = $1 order by received_at desc, reception_number desc`,
  values: [citizenId],
  moments: ['receivedAt'],
});

/** Received before this, it is entered. */
export const enteredBy = (now: Date): Date => daysLater(now, -daysToEnter);

/** The change in progress; null = none. */
export async function pendingChange(db: Queries, citizenId: string, now: Date): Promise<AddressChange | null> {
  const pending = (await changesOf(db, citizenId)).find(({ receivedAt }) => receivedAt > enteredBy(now));
  if (pending === undefined) return null;
  const { receivedAt, receptionNumber, address } = pending;
  return { receptionNumber, address, receptionDate: japanDate(receivedAt) };
}

/** Stores a change under its reception number: the day and eight digits. */
export async function storeChange(
  db: Queries,
  citizenId: string,
  { licenceNumber, address }: Pick<AddressApplication, 'licenceNumber' | 'address'>,
  now: Date,
  differences: readonly Difference[] = [],
): Promise<AddressChange> {
  const receptionDate = japanDate(now);
  const receptionNumber = await nextNumber(db, now);
  await db.query(
    `insert into permanent_address_changes (reception_number, citizen_id, licence_number, address, received_at, differences)
     values ($1, $2, $3, $4, $5, $6::text::jsonb)`,
    [receptionNumber, citizenId, licenceNumber, address, now.toISOString(), json(differences)],
  );
  return { receptionNumber, address, receptionDate };
}
