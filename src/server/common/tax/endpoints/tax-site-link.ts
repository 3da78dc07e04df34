import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { addressOfScreen } from '../../../kernel/page/screen-address.ts';
import { lockCitizen } from '../../../kernel/people/citizens.ts';
import { linkedSites } from '../links.ts';
import { procedureRules } from '../procedures.ts';
import { alreadyLinked, unknownSite } from '../refusals.ts';
import { beginVisit } from '../visits.ts';

/** Starts linking a site: returns a single-use token for this citizen's visit, which ends on the screen that began it. */
export const endpoint = defineEndpoint('taxSiteLink', {
  login: 'required',
  record: true,
  async handle({ body, citizen, db, now, origin, screenId }) {
    if (!procedureRules[body.procedure].sites.includes(body.site)) return unknownSite;
    // Concurrent requests are serialised, so that the later one ends the earlier one's visit.
    await lockCitizen(db, citizen.id);
    if ((await linkedSites(db, citizen)).has(body.site)) return alreadyLinked;
    const returnTo = `${origin}${addressOfScreen(screenId) ?? '/'}`;
    return ok({ linkId: await beginVisit(db, { citizenId: citizen.id, site: body.site, returnTo, now }) });
  },
});
