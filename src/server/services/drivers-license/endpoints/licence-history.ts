import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { findLicence } from '../find-licence.ts';
import { notUsable } from '../refusals.ts';

/** Violations, accidents, administrative dispositions and the points in effect today (assumed). */
export const endpoint = defineEndpoint('licenceHistory', {
  login: 'required',
  record: true,
  async handle({ citizen, db, now }) {
    const licence = await findLicence(db, citizen, now);
    if (licence === null || licence.ownership === '3') return notUsable;
    const { events, dispositions, points } = licence;
    return ok({ events, dispositions, points, asOf: japanDate(now) });
  },
});
