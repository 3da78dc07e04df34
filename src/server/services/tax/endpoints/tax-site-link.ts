import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { lockCitizen } from '../../../kernel/people/citizens.ts';
import { linkedSites } from '../links.ts';
import { procedureRules } from '../procedures.ts';
import { alreadyLinked, unknownSite } from '../refusals.ts';
import { beginVisit } from '../visits.ts';

/** Starts linking a site: returns a single-use token for this citizen's visit. */
export const endpoint = defineEndpoint('taxSiteLink', {
  login: 'required',
  async handle({ body, known, db, now, origin }) {
    const citizen = await known();
    const { sites, returnPath } = procedureRules[body.procedure];
    if (!sites.includes(body.site)) return unknownSite;
    // Concurrent requests are serialised, so that the later one ends the earlier one's visit.
    await lockCitizen(db, citizen.id);
    if ((await linkedSites(db, citizen)).has(body.site)) return alreadyLinked;
    const returnTo = `${origin}${returnPath}`;
    return ok({ linkId: await beginVisit(db, { citizenId: citizen.id, site: body.site, returnTo, now }) });
  },
});
