import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { offerOf } from '../chosen.ts';
import { progressOf } from '../progress.ts';
import { notPrepared } from '../refusals.ts';
import { siteList } from '../site-list.ts';

/** The sites of a procedure, and what is ready to hand over. */
export const endpoint = defineEndpoint('taxSites', {
  login: 'required',
  record: true,
  async handle(request) {
    const { body, citizen, db } = request;
    const offer = await offerOf(request, body.procedure);
    if (offer === null) return notPrepared;
    return ok({ sites: await siteList(db, citizen, body.procedure), progress: await progressOf(db, offer) });
  },
});
