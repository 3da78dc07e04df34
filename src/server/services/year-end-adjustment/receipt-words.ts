import * as wording from '../../../../build/wording/services/year-end-adjustment.ts';
import { dayText, minuteText } from '../../../expressions/japan-time.ts';
import { contactText } from '../../common/receipts/contact-text.ts';
import { usableUntil } from '../../common/tax/handovers.ts';
import type { ReceiptWords } from '../../common/tax/receipt.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';

export const receiptWords: ReceiptWords = {
  path: screenAddress('year-end-adjustment-connections-list'),
  procedure: wording.receipt.procedure,
  to: wording.receipt.to,
  next: wording.receipt.next,
  taken: (at) => wording.receipt.taken({ time: minuteText(at) }),
  by: (year, today) => {
    const last = usableUntil(year);
    return today <= last ? wording.receipt.by({ day: dayText(last) }) : wording.receipt.over({ day: dayText(last) });
  },
  contact: contactText('year-end-adjustment'),
};
