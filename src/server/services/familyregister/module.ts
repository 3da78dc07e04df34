import { textOf } from '../../kernel/page/form-bodies.ts';
import { sendPage } from '../../kernel/page/send-page.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { knownVisitorOf } from '../../kernel/portal/visitor.ts';
import { familyRegistrationPage, submittedPage } from './family-registration-page.ts';
import { receiptPath, receipts, submittedAsked } from './receipt.ts';
import { waitingSubmissions } from './waiting.ts';

export const module: ServiceModule = {
  waiting: { asks: (id) => [submittedAsked(id)], list: waitingSubmissions },
  receipts: [receipts],
  pages: (app, portal) => {
    const path = receiptPath;
    app.get(path, async (request, reply) => {
      const visitor = await knownVisitorOf(portal, request);
      const { citizen } = visitor;
      const number = textOf(request.query, 'number');
      const { database: db, settings } = portal;
      const found =
        citizen === null ? [] : await receipts.find({ db, citizen, now: portal.now(), settings }, number || null);
      const page = number === '' ? familyRegistrationPage(portal.sandbox, found) : submittedPage(visitor, found);
      return sendPage(reply, { ...page, path });
    });
  },
};
