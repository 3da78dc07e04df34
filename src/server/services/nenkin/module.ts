import { notFoundPage } from '../../kernel/page/error-pages.ts';
import { sendPage } from '../../kernel/page/send-page.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { pensionSitePage, pensionSites } from './pension-sites.ts';
import { waitingPension } from './waiting.ts';

export const module: ServiceModule = {
  waiting: { list: async (_db, citizen) => waitingPension(citizen) },
  pages: (app) => {
    for (const site of pensionSites)
      app.get<{ Params: { matter: string } }>(`/${site}/:matter`, async (request, reply) => {
        const page = pensionSitePage(site, request.params.matter);
        return page === null ? sendPage(reply, notFoundPage, 404) : sendPage(reply, page);
      });
  },
};
