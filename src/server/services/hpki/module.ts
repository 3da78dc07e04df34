import * as wording from '../../../../build/wording/services/hpki.ts';
import { moveMails } from '../../common/agency/move-mail.ts';
import { waitingItems } from '../../common/agency/waiting-items.ts';
import { correctionMailTemplate, receiptMailTemplate } from '../../common/receipts/receipt-mail.ts';
import { textOf } from '../../kernel/page/form-bodies.ts';
import { sendPage } from '../../kernel/page/send-page.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { agency } from './agency.ts';
import { applicationsAsked } from './applications.ts';
import { hpkiFormPage, hpkiTermsPage } from './hpki-form.ts';
import { receiptPathOf, receipts, receiptWords } from './receipt.ts';

export const module: ServiceModule = {
  waiting: {
    asks: (id) => [applicationsAsked(id)],
    list: async (db, citizen, now) => waitingItems(agency, await agency.cases(db, citizen, now), now),
  },
  retention: {
    // 「直す期限」「支払いの期限」
    promised: { hpki_applications: `coalesce(kept.returned ->> 'dueDate', kept.payment ->> 'dueDate') >= $3` },
  },
  agency,
  receipts: [receipts],
  mails: () => [
    receiptMailTemplate({ ...receiptWords, by: wording.agency.exampleBy }, receiptPathOf(wording.agency.exampleAgency)),
    correctionMailTemplate(
      { ...receiptWords, by: wording.agency.exampleBy },
      receiptPathOf(wording.agency.exampleAgency),
    ),
    ...moveMails(agency),
  ],
  pages: (app) => {
    app.get('/hpki-terms', async (_request, reply) => sendPage(reply, hpkiTermsPage));
    app.get('/hpki-form', async (request, reply) => sendPage(reply, hpkiFormPage(textOf(request.query, 'code'))));
  },
};
