import * as wording from '../../../../build/wording/services/tax-return.ts';
import { receiptMailsOf, receiptsOf } from '../../common/tax/receipt.ts';
import { waitingOf } from '../../common/tax/waiting.ts';
import { errorRoot } from '../../kernel/page/error-root.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { receiptWords } from './receipt-words.ts';

const service = 'tax-return';

export const module: ServiceModule = {
  pages: (app) => errorRoot(app, service),
  // What e-Tax makes of it, the portal is not told.
  waiting: waitingOf('taxReturn', {
    ...receiptWords,
    service,
    until: () => null,
    state: () => wording.waiting.handed({ to: receiptWords.to }),
  }),
  receipts: [receiptsOf('taxReturn', receiptWords)],
  mails: receiptMailsOf(receiptWords),
};
