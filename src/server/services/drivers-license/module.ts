import { receiptMailTemplate } from '../../common/receipts/receipt-mail.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { signedFiling } from './filing.ts';
import { receiptPath, receipts, receiptWords } from './receipt.ts';
import { retention } from './retention.ts';
import { seedLicence } from './seed-licence.ts';
import { wordsOf } from './signed.ts';
import { waitingLicence } from './waiting.ts';

export const module: ServiceModule = {
  retention,
  cards: [
    {
      name: 'drivers-license',
      title: '運転免許証の手続き',
      says: 'マイナ免許証の情報を確認し、本籍の変更や、更新の前の講習をオンラインで行います。',
      to: screenAddress('drivers-license'),
      rank: 90,
    },
  ],
  waiting: waitingLicence,
  seed: seedLicence,
  signed: wordsOf,
  receipts: [receipts],
  signedFilings: [signedFiling],
  mails: () => [receiptMailTemplate({ ...receiptWords, by: '（反映される日の目安）' }, receiptPath)],
};
