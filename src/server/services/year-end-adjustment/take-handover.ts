import * as wording from '../../../../build/wording/services/year-end-adjustment.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import { checkDigit } from '../../common/tax/handover-number.ts';
import { type Handover, ofNumber, usableUntil } from '../../common/tax/handovers.ts';
import type { Queries } from '../../db/database.ts';
import { findCitizen } from '../../kernel/people/citizens.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';

const unknown = wording.number.unknown;
const replaced = wording.number.replaced;

/** What an employer is given for a number, with whose it is: whoever types somebody else's sees it. */
type Taken = Pick<Handover, 'year' | 'documents'> & { readonly name: string };

/** What an employer's software gets for a number: the documents until its last day, unless a later handover of the year replaced it; otherwise why not. */
export async function takeHandover(
  db: Queries,
  typed: string,
  now: Date,
): Promise<Taken | { readonly refused: string }> {
  const number = typed.normalize('NFKC').replace(/[\s-]/g, '');
  if (!/^\d{16}$/.test(number) || checkDigit(number.slice(0, 15)) !== number.slice(15)) return { refused: unknown };
  const { where, values } = ofNumber(db, number);
  const [found] = await db.query<
    Pick<Handover, 'id' | 'year' | 'documents'> & { readonly citizenId: string; readonly isLatest: boolean }
  >(
    `select id::text, citizen_id as "citizenId", year, certificates as documents, not exists (
              select 1 from tax_handovers later where later.citizen_id = one.citizen_id and later.procedure = one.procedure
                 and later.year = one.year and later.id > one.id) as "isLatest"
       from tax_handovers one where ${where} and procedure = 'yearEnd'`,
    values,
  );
  if (found === undefined) return { refused: unknown };
  const last = usableUntil(found.year);
  if (japanDate(now) > last) return { refused: wording.number.over({ day: dayText(last) }) };
  if (!found.isLatest) return { refused: replaced };
  await db.query('update tax_handovers set taken_at = coalesce(taken_at, $2) where id = $1::bigint', [
    found.id,
    now.toISOString(),
  ]);
  const owner = await findCitizen(db, found.citizenId);
  return { year: found.year, documents: found.documents, name: owner?.name ?? '' };
}
