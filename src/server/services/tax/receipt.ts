import * as taxWording from '../../../../build/wording/server/tax.ts';
import { dayText, minuteText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Receipt, Receipts } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { filingDeadline } from './filing-deadline.ts';
import { type Handover, handoversOf, usableUntil } from './handovers.ts';
import type { TaxProcedure } from './procedures.ts';

interface Words {
  /** The screen that lists what was handed over. */
  readonly path: string;
  readonly procedure: string;
  readonly to: string;
  readonly next: string;
  /** `today`: `YYYYMMDD`. */
  readonly by: (year: string, today: string) => string;
  readonly contact: string;
}

export const receiptWords: { readonly [procedure in TaxProcedure]: Words } = {
  taxReturn: {
    path: screenAddress('tax-return-connections'),
    procedure: taxWording.receipt.taxReturnProcedure,
    to: taxWording.receipt.taxReturnTo,
    next: taxWording.receipt.taxReturnNext,
    by: (year, today) => {
      const last = filingDeadline(year);
      return today <= last
        ? taxWording.receipt.taxReturnBy({ day: dayText(last) })
        : taxWording.receipt.taxReturnOver({ day: dayText(last) });
    },
    contact: taxWording.receipt.taxReturnTo,
  },
  yearEnd: {
    path: screenAddress('year-end-adjustment-connections-list'),
    procedure: taxWording.receipt.yearEndProcedure,
    to: taxWording.receipt.yearEndTo,
    next: taxWording.receipt.yearEndNext,
    by: (year, today) =>
      today <= usableUntil(year)
        ? taxWording.receipt.yearEndBy({ day: dayText(usableUntil(year)) })
        : taxWording.receipt.yearEndOver({ day: dayText(usableUntil(year)) }),
    contact: taxWording.receipt.yearEndContact,
  },
};

export const numberLabel = taxWording.receipt.numberLabel;

export const receiptsOf = (procedure: TaxProcedure): Receipts => ({
  service: procedure,
  async find({ db, citizen, now }, number) {
    const handovers = await handoversOf(db, citizen.id, procedure);
    const { by, to, next, contact, path, procedure: name } = receiptWords[procedure];
    const { kanjiName } = citizen.record.card;
    return handovers
      .filter(({ receiptNumber }) => number === null || receiptNumber === number)
      .map((handover) => ({
        number: handover.receiptNumber,
        numberLabel,
        procedure: taxWording.receipt.procedureOf({ name, year: handover.year, times: timesText(handover, handovers) }),
        filedBy: kanjiName,
        filedFor: kanjiName,
        filedTo: to,
        filedAt: handover.handedOverAt.toISOString(),
        content: [
          {
            name: taxWording.receipt.chosen,
            value: taxWording.receipt.chosenCount({ year: handover.year, count: handover.documents.length }),
          },
          ...handover.said,
        ],
        ...replacedBy(handover, handovers, {
          next: handover.takenAt === null ? next : takenWords(handover.takenAt),
          by: by(handover.year, japanDate(now)),
        }),
        contact,
        path,
      }));
  },
});

const takenWords = (at: Date) => taxWording.receipt.takenWords({ time: minuteText(at) });

/** What is left to do with a handover: nothing, once a later one of its year has taken its place. */
function replacedBy(
  { year, receiptNumber }: Handover,
  handovers: readonly Handover[],
  waiting: Pick<Receipt, 'next' | 'by'>,
): Pick<Receipt, 'next' | 'by'> {
  const latest = handovers.find((one) => one.year === year);
  if (latest === undefined || latest.receiptNumber === receiptNumber) return waiting;
  return {
    next: taxWording.receipt.replacedByNext({ numberLabel, receiptNumber: groupsOfFour(latest.receiptNumber) }),
    by: taxWording.receipt.replacedByBy,
  };
}

/** Which handover of its year it is. `handovers`: newest first. */
function timesText({ year, receiptNumber }: Handover, handovers: readonly Handover[]): string {
  const ofYear = handovers.filter((one) => one.year === year).toReversed();
  const index = ofYear.findIndex((one) => one.receiptNumber === receiptNumber);
  return index === 0 ? taxWording.receipt.firstTime : taxWording.receipt.laterTime({ index: index + 1 });
}
