import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { changeLink } from '../links.ts';
import { procedureRules } from '../procedures.ts';
import { unknownSite } from '../refusals.ts';

/** Removes a link. The site's data is no longer offered; the choice is kept and applies again once relinked. */
export const endpoint = defineEndpoint('taxSiteUnlink', {
  login: 'required',
  async handle({ body, citizen, db, now }) {
    if (!procedureRules[body.procedure].sites.includes(body.site)) return unknownSite;
    await changeLink(db, { citizenId: citizen.id, site: body.site, state: 'notLinked', now });
    return ok();
  },
});
