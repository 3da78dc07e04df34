import { sendPage } from '../../kernel/page/send-page.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { visitorOf } from '../../kernel/portal/visitor.ts';
import { familyRegistrationPage } from './family-registration-page.ts';

export const module: ServiceModule = {
  cards: [
    {
      name: 'familyregister',
      title: '戸籍電子証明書の提出',
      says: 'カードで本人を確認し、戸籍の情報を提出します。',
      to: '/family-registration',
      rank: 10,
    },
  ],
  pages: (app, portal) => {
    const path = '/family-registration';
    app.get(path, async (request, reply) =>
      sendPage(reply, { ...familyRegistrationPage(await visitorOf(portal, request), portal.sandbox), path }),
    );
  },
};
