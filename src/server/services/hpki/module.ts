import { textOf } from '../../kernel/page/form-bodies.ts';
import { sendPage } from '../../kernel/page/send-page.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { hpkiFormPage, hpkiTermsPage } from './hpki-form.ts';
import { receivedMails } from './received-mail.ts';
import { seedApplications } from './seed-applications.ts';

export const module: ServiceModule = {
  cards: [
    {
      name: 'hpki',
      title: '医療分野の電子署名の利用申請',
      says: '医師や薬剤師などの資格で電子署名をするための、電子証明書を申請します。',
      to: '/svc/hpki/top',
      rank: 70,
    },
  ],
  seed: seedApplications,
  mails: receivedMails,
  pages: (app) => {
    app.get('/hpki-terms', async (_request, reply) => sendPage(reply, hpkiTermsPage));
    app.get('/hpki-form', async (request, reply) => sendPage(reply, hpkiFormPage(textOf(request.query, 'code'))));
  },
};
