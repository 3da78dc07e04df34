import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { unknownResult } from '../refusals.ts';
import { siteOf } from '../sites.ts';
import { readOutcome } from '../visits.ts';

/** Outcome of the visit from which the browser returned. Readable once, and only by the citizen who began it. */
export const endpoint = defineEndpoint('taxSiteLinkResult', {
  login: 'required',
  async handle({ body, citizen, db, now }) {
    const read = await readOutcome(db, citizen.id, body.returnToken, now);
    return read === null ? unknownResult : ok({ ...read, name: siteOf(read.site).name });
  },
});
