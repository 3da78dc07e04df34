import { receiptMailTemplate } from '../../common/receipts/receipt-mail.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { signedFiling } from './filing.ts';
import { receiptPath, receipts, receiptWords } from './receipt.ts';
import { retention } from './retention.ts';
import { seedCodes } from './seed-codes.ts';
import { wordsOf } from './signed.ts';
import { waitingCodes } from './waiting.ts';

export const module: ServiceModule = {
  retention,
  cards: [
    {
      name: 'familyregister-identification-code',
      title: '戸籍電子証明書提供用識別符号の取得',
      says: '申請先に戸籍の証明書の代わりに伝える番号を取得します。',
      to: screenAddress('familyregister-identification-code-information'),
      rank: 20,
    },
  ],
  waiting: waitingCodes,
  seed: seedCodes,
  signed: wordsOf,
  receipts: [receipts],
  signedFilings: [signedFiling],
  mails: () => [receiptMailTemplate({ ...receiptWords, by: '（使える最後の日）' }, receiptPath)],
};
