import * as wording from '../../../../build/wording/services/drivers-license.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { contactText } from '../../common/receipts/contact-text.ts';
import { shownDifferences } from '../../common/receipts/differing.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Receipts } from '../../kernel/portal/module-parts.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { changesOf, daysToEnter } from './permanent-address.ts';

/** The screen that shows it. */
export const receiptPath = screenAddress('drivers-license-complete');

export const receiptWords = {
  procedure: wording.receipt.procedure,
  numberLabel: wording.receipt.numberLabel,
  next: wording.receipt.next,
};

/** When it is entered, for something received at a time. */
const enteredBy = (receivedAt: Date) =>
  wording.receipt.enteredBy({ day: dayText(japanDate(daysLater(receivedAt, daysToEnter))) });

export const receipts: Receipts = {
  service: 'drivers-license',
  async find({ db, citizen }, number) {
    const changes = await changesOf(db, citizen.id);
    const { kanjiName } = citizen.record.card;
    return changes
      .filter(({ receptionNumber }) => number === null || receptionNumber === number)
      .map(({ receptionNumber, licenceNumber, address, receivedAt, differences }) => ({
        ...receiptWords,
        number: receptionNumber,
        filedBy: kanjiName,
        filedFor: kanjiName,
        filedTo: wording.receipt.filedTo,
        filedAt: receivedAt.toISOString(),
        content: [
          { name: wording.receipt.newDomicile, value: address },
          ...(licenceNumber === ''
            ? []
            : [{ name: wording.receipt.licenceNumber, value: groupsOfFour(licenceNumber) }]),
        ],
        ...shownDifferences(differences),
        by: enteredBy(receivedAt),
        path: receiptPath,
        contact: contactText('drivers-license'),
      }));
  },
};
