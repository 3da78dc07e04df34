import * as wording from '../../../../build/wording/services/familyregister-identification-code.ts';
import { receiptMailTemplate } from '../../common/receipts/receipt-mail.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { codesAsked } from './codes.ts';
import { signedFiling } from './filing.ts';
import { receiptPath, receipts, receiptWords } from './receipt.ts';
import { retention } from './retention.ts';
import { wordsOf } from './signed.ts';
import { waitingCodes } from './waiting.ts';

export const module: ServiceModule = {
  retention,
  waiting: { asks: (id) => [codesAsked(id)], list: waitingCodes },
  signed: wordsOf,
  receipts: [receipts],
  signedFilings: [signedFiling],
  mails: () => [receiptMailTemplate({ ...receiptWords, by: wording.receipt.moduleBy }, receiptPath)],
};
