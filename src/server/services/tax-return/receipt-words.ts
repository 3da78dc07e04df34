import * as wording from '../../../../build/wording/services/tax-return.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import { contactText } from '../../common/receipts/contact-text.ts';
import type { ReceiptWords } from '../../common/tax/receipt.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import { filingDeadline } from './filing-deadline.ts';

export const receiptWords: ReceiptWords = {
  path: screenAddress('tax-return-connections'),
  procedure: wording.receipt.procedure,
  to: wording.receipt.to,
  next: wording.receipt.next,
  by: (year, today) => {
    const last = filingDeadline(year);
    return today <= last ? wording.receipt.by({ day: dayText(last) }) : wording.receipt.over({ day: dayText(last) });
  },
  contact: contactText('tax-return'),
};
