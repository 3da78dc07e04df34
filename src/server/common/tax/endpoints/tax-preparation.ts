import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { offerOf } from '../chosen.ts';
import { linksAsked } from '../links.ts';
import { yearAsked } from '../preparations.ts';
import { yearsOf } from '../procedures.ts';
import { progressOf } from '../progress.ts';
import { siteList } from '../site-list.ts';

/** The citizen's progress with a procedure, and what they need to start it. */
export const endpoint = defineEndpoint('taxPreparation', {
  login: 'required',
  record: true,
  async handle(call) {
    const { citizen, body, now } = call;
    const request = await call.ahead([yearAsked(citizen.id, body.procedure), linksAsked(citizen.id)]);
    const { db } = request;
    const offer = await offerOf(request, body.procedure);
    return ok({
      years: yearsOf(body.procedure, japanDate(now)),
      year: offer?.key.year ?? '',
      sites: await siteList(db, citizen, body.procedure),
      ...(offer !== null && { progress: await progressOf(db, offer) }),
    });
  },
});
