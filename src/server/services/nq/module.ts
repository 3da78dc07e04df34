import * as wording from '../../../../build/wording/services/nq.ts';
import { moveMails } from '../../common/agency/move-mail.ts';
import { correctionMailTemplate, receiptMailTemplate } from '../../common/receipts/receipt-mail.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { agency } from './applications/agency.ts';
import { applicationsAsked } from './applications/applications.ts';
import { draftsAsked } from './applications/drafts.ts';
import { payment } from './applications/fee-words.ts';
import { receiptPathOf, receipts, receiptWords } from './applications/receipt.ts';
import { registerDownloads } from './applications/register-downloads.ts';
import { waitingQualifications } from './applications/waiting.ts';
import { fillCatalogue } from './catalogue/fill-catalogue.ts';
import { fillGenerated } from './catalogue/fill-generated.ts';
import { formAtProcedure } from './catalogue/form-at.ts';
import { namedQualifications } from './catalogue/named.ts';
import { retention } from './retention.ts';

export const module: ServiceModule = {
  drafts: 'nq_drafts',
  retention,
  waiting: { asks: (id, now) => [applicationsAsked(id), draftsAsked(id, now)], list: waitingQualifications },
  agency,
  named: namedQualifications,
  formAt: formAtProcedure,
  mails: () => [
    receiptMailTemplate(receiptWords, receiptPathOf(wording.receipt.exampleApplication), agency.title),
    correctionMailTemplate(receiptWords, receiptPathOf(wording.receipt.exampleApplication), agency.title),
    receiptMailTemplate(
      { ...receiptWords, next: receiptWords.next + payment },
      receiptPathOf(wording.receipt.exampleApplication),
      wording.receipt.withFee({ title: agency.title }),
    ),
    ...moveMails(agency),
  ],
  receipts: [receipts],
  fill: fillCatalogue,
  madeUp: fillGenerated,
  pages: registerDownloads,
};
