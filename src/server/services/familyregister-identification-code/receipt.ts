import * as wording from '../../../../build/wording/services/familyregister-identification-code.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { contactText } from '../../common/receipts/contact-text.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Receipts } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { type IssuedCode, issuedCodes } from './codes.ts';

/** The screen that shows it. */
export const receiptPath = screenAddress('familyregister-identification-code-complete');

export const receiptWords = {
  procedure: wording.receipt.procedure,
  numberLabel: wording.receipt.numberLabel,
  next: wording.receipt.next,
};

const usableUntil = (day: string) => wording.receipt.usableUntil({ day: dayText(day) });

export const receipts: Receipts = {
  service: 'familyregister-identification-code',
  async find({ db, citizen, now }, number) {
    const codes = await issuedCodes(db, citizen.id);
    const numbers = [...new Set(codes.map(({ receptionNumber }) => receptionNumber))];
    const { kanjiName } = citizen.record.card;
    return numbers
      .filter((one) => number === null || one === number)
      .map((one) => {
        const [first, ...others] = codes.filter(({ receptionNumber }) => receptionNumber === one) as [IssuedCode];
        return {
          ...receiptWords,
          number: one,
          filedBy: kanjiName,
          filedFor: kanjiName,
          filedTo: wording.receipt.filedTo,
          filedAt: first.issuedAt.toISOString(),
          content: [first, ...others].flatMap(rowsOf),
          by: usableUntil(first.validUntil),
          ...(japanDate(now) <= first.validUntil && {
            ends: { service: 'familyregister-identification-code', day: first.validUntil },
          }),
          path: receiptPath,
          contact: contactText('familyregister-identification-code'),
        };
      });
  },
};

function rowsOf({ type, identificationCode, domicile, headOfTheFamily }: IssuedCode) {
  const name = type === '1' ? wording.receipt.register : wording.receipt.closedRegister;
  return [
    { name: wording.receipt.codeOf({ name }), value: groupsOfFour(identificationCode) },
    { name: wording.receipt.domicileOf({ name }), value: domicile },
    { name: wording.receipt.headOf({ name }), value: headOfTheFamily },
  ];
}
