import * as wording from '../../../../build/wording/services/familyregister.ts';
import { contactText } from '../../common/receipts/contact-text.ts';
import { rowsOf, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import type { Receipts } from '../../kernel/portal/module-parts.ts';
import { applicantRows } from './submission.ts';

/** The page that shows it: the procedure ends in the calling service, which has no screen of the portal. */
export const receiptPath = '/family-registration';

export const receiptWords = {
  procedure: wording.receipt.procedure,
  numberLabel: wording.receipt.numberLabel,
  filedTo: wording.receipt.filedTo,
  next: wording.receipt.next,
  by: wording.receipt.by,
  contact: contactText('familyregister'),
};

interface Submitted {
  readonly number: string;
  readonly procedureCode: string;
  readonly domicile: string;
  readonly headOfTheFamily: string;
  readonly submittedAt: Date;
  readonly xml: string;
}

export const submittedAsked = (citizenId: string): Statement => ({
  sql: `select s.reception_number as number, s.procedure_code as "procedureCode", f.domicile,
            f.head_of_the_family as "headOfTheFamily", s.submitted_at as "submittedAt", s.xml
       from submissions s join domicile_fetches f on f.key = s.domicile_key
      where s.citizen_id = $1 and s.reception_number is not null order by s.id desc`,
  values: [citizenId],
  moments: ['submittedAt'],
});

/** What a citizen has submitted, newest first. */
export function submittedBy(db: Queries, citizenId: string): Promise<readonly Submitted[]> {
  return rowsOf<Submitted>(db, submittedAsked(citizenId));
}

export const receipts: Receipts = {
  service: 'familyregister',
  async find({ db, citizen }, number) {
    const { kanjiName } = citizen.record.card;
    const all = await submittedBy(db, citizen.id);
    return all
      .filter((one) => number === null || one.number === number)
      .map(({ number: own, procedureCode, domicile, headOfTheFamily, submittedAt, xml }) => ({
        ...receiptWords,
        number: own,
        path: receiptPath,
        filedBy: kanjiName,
        filedFor: kanjiName,
        filedAt: submittedAt.toISOString(),
        content: [
          { name: wording.receipt.domicile, value: domicile },
          { name: wording.receipt.head, value: headOfTheFamily },
          ...applicantRows(xml),
          { name: wording.receipt.number, value: procedureCode },
        ],
      }));
  },
};
