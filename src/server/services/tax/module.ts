import * as taxWording from '../../../../build/wording/server/tax.ts';
import { receiptMailTemplate } from '../../common/receipts/receipt-mail.ts';
import { errorRoot } from '../../kernel/page/error-root.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { numberLabel, receiptsOf, receiptWords } from './receipt.ts';
import { retention } from './retention.ts';
import { waitingTax } from './waiting.ts';

const serves = ['tax-return', 'year-end-adjustment'];

export const module: ServiceModule = {
  serves,
  pages: (app) => {
    for (const service of serves) errorRoot(app, service);
  },
  retention,
  waiting: waitingTax,
  receipts: [receiptsOf('taxReturn'), receiptsOf('yearEnd')],
  mails: () =>
    (['taxReturn', 'yearEnd'] as const).map((procedure) => {
      const { path, by, ...words } = receiptWords[procedure];
      return receiptMailTemplate({ ...words, numberLabel, by: taxWording.receipt.moduleBy }, path);
    }),
};
