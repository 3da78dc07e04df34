import { notFoundPage } from '../../kernel/page/error-pages.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import { sendPage } from '../../kernel/page/send-page.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { pensionSitePage, pensionSites } from './pension-sites.ts';
import { waitingPension } from './waiting.ts';

export const module: ServiceModule = {
  cards: [
    {
      name: 'nenkin',
      title: '年金の手続き',
      says: '年金記録や見込額の確認、保険料の免除の申請、年金の請求ができます。',
      to: screenAddress('nenkin-select-menu'),
      rank: 80,
    },
  ],
  waiting: async (_db, citizen) => waitingPension(citizen),
  pages: (app) => {
    for (const site of pensionSites)
      app.get<{ Params: { matter: string } }>(`/${site}/:matter`, async (request, reply) => {
        const page = pensionSitePage(site, request.params.matter);
        return page === null ? sendPage(reply, notFoundPage, 404) : sendPage(reply, page);
      });
  },
};
