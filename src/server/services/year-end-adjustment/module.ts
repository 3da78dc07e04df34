import { receiptMailsOf, receiptsOf } from '../../common/tax/receipt.ts';
import { waitingOf } from '../../common/tax/waiting.ts';
import { errorRoot } from '../../kernel/page/error-root.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { receiptWords } from './receipt-words.ts';
import { state, until } from './usable-number.ts';

const service = 'year-end-adjustment';

export const module: ServiceModule = {
  pages: (app) => errorRoot(app, service),
  waiting: waitingOf('yearEnd', { ...receiptWords, service, until, state }),
  receipts: [receiptsOf('yearEnd', receiptWords)],
  mails: receiptMailsOf(receiptWords),
};
