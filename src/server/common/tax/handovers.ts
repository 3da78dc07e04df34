import { rowsOf, type Statement } from '../../db/asked-together.ts';
import { json, type Queries } from '../../db/database.ts';
import { hashedColumn, sealedColumn } from '../../db/sealed.ts';
import type { PlainRow } from '../../kernel/portal/plain-row.ts';
import { nextNumber } from '../receipts/next-number.ts';
import type { ChoiceKey } from './choices.ts';
import { documentRows, type TaxDocument } from './documents.ts';
import { handoverNumber } from './handover-number.ts';
import type { TaxProcedure } from './procedures.ts';

/** An employer opens documents with it. Of the citizen. */
const sealedNumber = sealedColumn('tax_handovers.receipt_number');

/** By which a handover is found. */
const hashedNumber = hashedColumn('tax_handovers.number_hash');

/** Condition for the handover of a number, with its values from `$1` on: what was handed over before numbers were sealed is found as it was. */
export function ofNumber(db: Queries, number: string): { readonly where: string; readonly values: readonly string[] } {
  return {
    where: '(number_hash in (select jsonb_array_elements_text($1::text::jsonb)) or receipt_number = $2)',
    values: [json(hashedNumber.hashes(db, number)), number],
  };
}

export interface Handover {
  /** Unlike that of any other, and says nothing. */
  readonly id: string;
  readonly receiptNumber: string;
  readonly handedOverAt: Date;
  readonly year: string;
  /** When an employer's software took the documents; null: not yet. */
  readonly takenAt: Date | null;
  /** As they were then. */
  readonly documents: readonly TaxDocument[];
  /** The same in the words in which they were shown. */
  readonly said: readonly PlainRow[];
}

export const handoversAsked = (citizenId: string, procedure: TaxProcedure): Statement => ({
  sql: `select id::text, receipt_number as "receiptNumber", handed_over_at as "handedOverAt", taken_at as "takenAt", year, certificates as documents, said
       from tax_handovers where citizen_id = $1 and procedure = $2 order by tax_handovers.id desc`,
  values: [citizenId, procedure],
  moments: ['handedOverAt', 'takenAt'],
});

/** Everything handed over in a procedure, of all years, newest first. */
export async function handoversOf(
  db: Queries,
  citizenId: string,
  procedure: TaxProcedure,
): Promise<readonly Handover[]> {
  const found = await rowsOf<Handover>(db, handoversAsked(citizenId, procedure));
  return found.map(({ said, receiptNumber, ...one }) => ({
    ...one,
    receiptNumber: sealedNumber.openText(db, citizenId, receiptNumber),
    said: said.length === 0 ? documentRows(one.documents) : said,
  }));
}

/** The last one of each year. */
export function latestOfYears(handovers: readonly Handover[]): readonly Handover[] {
  return handovers.filter(({ year }, index) => handovers.findIndex((one) => one.year === year) === index);
}

/** The last day on which an employer's software takes the number: the adjustment of a year ends in the following January. `YYYYMMDD`. */
export function usableUntil(year: string): string {
  return `${Number(year) + 1}0131`;
}

/** Stores a handover under its receipt number: for e-Tax the day and eight digits, for an employer one that cannot be guessed. */
export async function storeHandover(
  db: Queries,
  key: ChoiceKey,
  { documents, said }: Pick<Handover, 'documents' | 'said'>,
  now: Date,
): Promise<Handover> {
  const receiptNumber = key.procedure === 'yearEnd' ? handoverNumber() : await nextNumber(db, now);
  const { citizenId, procedure, year } = key;
  const [row] = await db.query<{ id: string }>(
    `insert into tax_handovers (receipt_number, number_hash, citizen_id, procedure, year, certificates, said, handed_over_at)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7::text::jsonb, $8) returning id::text`,
    [
      ...[sealedNumber.text(db, citizenId, receiptNumber), hashedNumber.hash(db, receiptNumber)],
      ...[citizenId, procedure, year, json(documents), json(said), now],
    ],
  );
  return { id: row?.id ?? '', receiptNumber, handedOverAt: now, takenAt: null, year, documents, said };
}
