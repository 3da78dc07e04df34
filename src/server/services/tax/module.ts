import { receiptMailTemplate } from '../../common/receipts/receipt-mail.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { numberLabel, receiptsOf, receiptWords } from './receipt.ts';
import { retention } from './retention.ts';
import { waitingTax } from './waiting.ts';

export const module: ServiceModule = {
  retention,
  waiting: waitingTax,
  receipts: [receiptsOf('taxReturn'), receiptsOf('yearEnd')],
  mails: () =>
    (['taxReturn', 'yearEnd'] as const).map((procedure) => {
      const { path, by, ...words } = receiptWords[procedure];
      return receiptMailTemplate({ ...words, numberLabel, by: '（いつまでに）' }, path);
    }),
  cards: [
    {
      name: 'tax-return',
      title: '確定申告の事前準備',
      says: '控除証明書や医療費の情報を受け取り、e-Tax に渡します。',
      to: screenAddress('tax-return-prior-preparation'),
      rank: 40,
    },
    {
      name: 'year-end-adjustment',
      title: '年末調整の事前準備',
      says: '控除証明書を受け取り、勤務先の年末調整のソフトに渡します。',
      to: screenAddress('year-end-adjustment-prior-preparation'),
      rank: 50,
    },
  ],
};
