import { nextNumber } from '../../common/receipts/next-number.ts';
import type { Queries } from '../../db/database.ts';
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

/** All that the citizen handed in, newest first. */
export function changesOf(db: Queries, citizenId: string) {
  return db.query<Omit<AddressChange, 'receptionDate'> & { readonly receivedAt: Date; readonly licenceNumber: string }>(
    `select reception_number as "receptionNumber", licence_number as "licenceNumber", address, received_at as "receivedAt"
       from permanent_address_changes where citizen_id = $1 order by received_at desc, reception_number desc`,
    [citizenId],
  );
}

/** The change in progress; null = none. */
export async function pendingChange(db: Queries, citizenId: string, now: Date): Promise<AddressChange | null> {
  const [row] = await db.query<{ receptionNumber: string; address: string; receivedAt: Date }>(
    `select reception_number as "receptionNumber", address, received_at as "receivedAt"
       from permanent_address_changes where citizen_id = $1 and received_at > $2 order by received_at desc limit 1`,
    [citizenId, daysLater(now, -daysToEnter).toISOString()],
  );
  if (row === undefined) return null;
  const { receivedAt, ...change } = row;
  return { ...change, receptionDate: japanDate(receivedAt) };
}

/** The last address entered by the police since the login; null = none. */
export async function reflectedAddress(db: Queries, citizenId: string, now: Date): Promise<string | null> {
  const [row] = await db.query<{ address: string }>(
    'select address from permanent_address_changes where citizen_id = $1 and received_at <= $2 order by received_at desc limit 1',
    [citizenId, daysLater(now, -daysToEnter).toISOString()],
  );
  return row?.address ?? null;
}

/** Stores a change under its reception number: the day and eight digits. */
export async function storeChange(
  db: Queries,
  citizenId: string,
  { licenceNumber, address }: Pick<AddressApplication, 'licenceNumber' | 'address'>,
  now: Date,
): Promise<AddressChange> {
  const receptionDate = japanDate(now);
  const receptionNumber = await nextNumber(db, now);
  await db.query(
    `insert into permanent_address_changes (reception_number, citizen_id, licence_number, address, received_at)
     values ($1, $2, $3, $4, $5)`,
    [receptionNumber, citizenId, licenceNumber, address, now.toISOString()],
  );
  return { receptionNumber, address, receptionDate };
}
