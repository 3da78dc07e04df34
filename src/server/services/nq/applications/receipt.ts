import * as wording from '../../../../../build/wording/services/nq.ts';
import { dayText } from '../../../../expressions/japan-time.ts';
import { type AnswerSection, answerSummary } from '../../../../forms/data-form/answer-summary.ts';
import { answerDifferences } from '../../../../forms/data-form/differences.ts';
import { filedTimes, lastFiledAt } from '../../../common/agency/last-filed.ts';
import { nextOf } from '../../../common/agency/next-words.ts';
import { shownDifferences } from '../../../common/receipts/differing.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import type { Receipts } from '../../../kernel/portal/module-parts.ts';
import type { PlainRow } from '../../../kernel/portal/plain-row.ts';
import { daysLater } from '../../../kernel/time/days-later.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { type Application, applicationsOf } from './applications.ts';
import { paymentOf } from './fee-words.ts';

/** The screen that shows it. */
export const receiptPathOf = (applyingId: string) => screenAddress('nq-application-status-detail', { applyingId });

/** What the screens call the number. */
export const numberLabel = wording.receipt.numberLabel;

const next = wording.receipt.next;

/** In the list of mails. */
export const receiptWords = {
  procedure: wording.receipt.exampleProcedure,
  numberLabel,
  next,
  by: wording.receipt.exampleBy,
};

export const receipts: Receipts = {
  service: 'nq',
  async find({ db, citizen, now }, number) {
    const applications = await applicationsOf(db, citizen.id, now);
    const { kanjiName } = citizen.record.card;
    return applications
      .filter(({ applicationNumber }) => number === null || applicationNumber === number)
      .map((application) => {
        const { procedure } = application;
        const at = lastFiledAt(application);
        return {
          number: application.applicationNumber,
          numberLabel,
          procedure: `${procedure.qualificationName}　${procedure.name}`,
          filedBy: kanjiName,
          filedFor: kanjiName,
          filedTo: procedure.agencyName,
          ...filedTimes(application),
          content: [
            { name: wording.receipt.fee, value: procedure.fee },
            ...answerSummary(application.form, application.answers.values).flatMap(rowsOf),
          ].filter(({ value }) => value !== ''),
          ...differencesIn(application),
          ...nextOf(application, now, { next: next + paymentOf(procedure.fee), by: byText(at, procedure.days) }, 'nq'),
          path: receiptPathOf(application.applyingId),
          contact: wording.receipt.contact({
            agencyName: procedure.agencyName,
            agencyPhone: procedure.agencyPhone,
            agencyHours: procedure.agencyHours,
          }),
        };
      });
  },
};

/** As they were when it was filed: the form has what the registers said. */
function differencesIn({ form, answers }: Application) {
  const differences = answerDifferences(form, answers.values).map(({ name: _, ...shown }) => shown);
  return shownDifferences(differences);
}

function byText(at: Date, days: number): string {
  if (days <= 0) return wording.receipt.noDay;
  return wording.receipt.aboutDay({ day: dayText(japanDate(daysLater(at, days))), days });
}

function rowsOf({ parts, sections }: AnswerSection): readonly PlainRow[] {
  const own = parts.flatMap((part) =>
    'rows' in part
      ? part.rows.map(({ label, value }) => ({ name: `${part.legend} ${label}`, value }))
      : [{ name: part.label, value: part.value }],
  );
  return [...own, ...sections.flatMap(rowsOf)];
}
