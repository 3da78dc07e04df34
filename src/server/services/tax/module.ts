import { receiptMailTemplate } from '../../common/receipts/receipt-mail.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { numberLabel, receiptsOf, receiptWords } from './receipt.ts';
import { retention } from './retention.ts';
import { waitingTax } from './waiting.ts';

export const module: ServiceModule = {
  serves: ['tax-return', 'year-end-adjustment'],
  retention,
  waiting: waitingTax,
  receipts: [receiptsOf('taxReturn'), receiptsOf('yearEnd')],
  mails: () =>
    (['taxReturn', 'yearEnd'] as const).map((procedure) => {
      const { path, by, ...words } = receiptWords[procedure];
      return receiptMailTemplate({ ...words, numberLabel, by: '（いつまでに）' }, path);
    }),
};
