import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { changeLink } from '../links.ts';
import { procedureRules } from '../procedures.ts';
import { unknownSite } from '../refusals.ts';

/** Ends a link. What the site handed over is no longer offered; the choice comes back with the link. */
export const endpoint = defineEndpoint('taxSiteUnlink', {
  login: 'required',
  async handle({ body, citizen, db, now }) {
    if (!procedureRules[body.procedure].sites.includes(body.site)) return unknownSite;
    await changeLink(db, { citizenId: citizen.id, site: body.site, state: 'notLinked', now });
    return ok();
  },
});
