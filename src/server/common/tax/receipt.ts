import * as taxWording from '../../../../build/wording/server/tax.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import type { MailsOf, Receipt, Receipts } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { receiptMailTemplate } from '../receipts/receipt-mail.ts';
import { type Handover, handoversOf } from './handovers.ts';
import type { TaxProcedure } from './procedures.ts';

/** What a service says of its handovers. */
export interface ReceiptWords {
  /** The screen that lists what was handed over. */
  readonly path: string;
  readonly procedure: string;
  readonly to: string;
  readonly next: string;
  /** Instead of it, once the documents were taken; absent = nobody tells. */
  readonly taken?: (at: Date) => string;
  /** `today`: `YYYYMMDD`. */
  readonly by: (year: string, today: string) => string;
  readonly contact: string;
}

export const numberLabel = taxWording.receipt.numberLabel;

export const receiptsOf = (procedure: TaxProcedure, words: ReceiptWords): Receipts => ({
  service: procedure,
  async find({ db, citizen, now }, number) {
    const handovers = await handoversOf(db, citizen.id, procedure);
    const { by, to, next, taken, contact, path, procedure: name } = words;
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
          next: handover.takenAt === null || taken === undefined ? next : taken(handover.takenAt),
          by: by(handover.year, japanDate(now)),
        }),
        contact,
        path,
      }));
  },
});

/** The mail with which the receipt is sent. */
export const receiptMailsOf =
  ({ path, procedure, next }: ReceiptWords): MailsOf =>
  () => [receiptMailTemplate({ procedure, next, numberLabel, by: taxWording.receipt.moduleBy }, path)];

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
