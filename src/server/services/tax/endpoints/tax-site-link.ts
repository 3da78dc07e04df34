import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { lockCitizen } from '../../../kernel/people/citizens.ts';
import { linkedSites } from '../links.ts';
import { procedureRules } from '../procedures.ts';
import { alreadyLinked, unknownSite } from '../refusals.ts';
import { beginVisit } from '../visits.ts';

/** Begins the linking of a site: a token with which this citizen goes there, once. */
export const endpoint = defineEndpoint('taxSiteLink', {
  login: 'required',
  async handle({ body, citizen, db, now, origin }) {
    const { sites, returnPath } = procedureRules[body.procedure];
    if (!sites.includes(body.site)) return unknownSite;
    // Of two ways asked for at once, the later one ends the earlier.
    await lockCitizen(db, citizen.id);
    if ((await linkedSites(db, citizen)).has(body.site)) return alreadyLinked;
    const returnTo = `${origin}${returnPath}`;
    return ok({ linkId: await beginVisit(db, { citizenId: citizen.id, site: body.site, returnTo, now }) });
  },
});
