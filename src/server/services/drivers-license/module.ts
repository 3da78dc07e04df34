import * as wording from '../../../../build/wording/services/drivers-license.ts';
import { receiptMailTemplate } from '../../common/receipts/receipt-mail.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { progressAsked } from './course.ts';
import { signedFiling } from './filing.ts';
import { changesAsked } from './permanent-address.ts';
import { receiptPath, receipts, receiptWords } from './receipt.ts';
import { retention } from './retention.ts';
import { wordsOf } from './signed.ts';
import { waitingLicence } from './waiting.ts';

export const module: ServiceModule = {
  retention,
  waiting: { asks: (id) => [changesAsked(id), progressAsked(id)], list: waitingLicence },
  signed: wordsOf,
  receipts: [receipts],
  signedFilings: [signedFiling],
  mails: () => [receiptMailTemplate({ ...receiptWords, by: wording.receipt.moduleBy }, receiptPath)],
};
