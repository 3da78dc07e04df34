import { findLicence } from '../../../drivers-license/find-licence.ts';
import { notUsable } from '../../../drivers-license/refusals.ts';
import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { japanDate } from '../../../kernel/japan-date.ts';

/** Violations, accidents, dispositions and the points that count today (assumed). */
export const endpoint = defineEndpoint('licenceHistory', {
  login: 'required',
  async handle({ citizen, db, now }) {
    const licence = await findLicence(db, citizen.id, now);
    if (licence === null || licence.ownership === '3') return notUsable;
    const { events, dispositions, points } = licence;
    return ok({ events, dispositions, points, asOf: japanDate(now) });
  },
});
