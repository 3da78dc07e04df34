import { json, type Queries } from '../../db/database.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { ChoiceKey } from './choices.ts';

export interface Handover {
  readonly receiptNumber: string;
  readonly handedOverAt: Date;
  readonly count: number;
}

/** A snapshot of the certificates and medical expenses handed over. */
export type Contents = readonly { readonly id: string }[];

/** The latest; null: nothing was handed over for the year. */
export async function lastHandover(db: Queries, key: ChoiceKey): Promise<Handover | null> {
  const [row] = await db.query<Handover>(
    `select receipt_number as "receiptNumber", handed_over_at as "handedOverAt", jsonb_array_length(certificates) as count
       from tax_handovers where citizen_id = $1 and procedure = $2 and year = $3 order by id desc limit 1`,
    [key.citizenId, key.procedure, key.year],
  );
  return row ?? null;
}

/** Stores a handover under its receipt number: the day and eight digits. */
export async function storeHandover(db: Queries, key: ChoiceKey, contents: Contents, now: Date): Promise<Handover> {
  const [next] = await db.query<{ number: string }>(`select nextval('tax_receipts')::text as number`);
  const receiptNumber = `${japanDate(now)}${(next?.number ?? '').padStart(8, '0')}`;
  await db.query(
    `insert into tax_handovers (receipt_number, citizen_id, procedure, year, certificates, handed_over_at)
     values ($1, $2, $3, $4, $5::text::jsonb, $6)`,
    [receiptNumber, key.citizenId, key.procedure, key.year, json(contents), now],
  );
  return { receiptNumber, handedOverAt: now, count: contents.length };
}
