import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { findLicence } from '../find-licence.ts';
import { licenceHindrance } from '../hindrance.ts';
import { office } from '../office.ts';
import { pendingChange } from '../permanent-address.ts';

/** The citizen's licence (assumed). One held only as a licence card is not shown: the portal cannot tell whose it is. */
export const endpoint = defineEndpoint('licenceInformation', {
  login: 'required',
  record: true,
  async handle({ citizen, db, now }) {
    const licence = await findLicence(db, citizen, now);
    const today = japanDate(now);
    const hindrance = licenceHindrance(licence, today);
    if (licence === null || licence.ownership === '3') return ok({ hindrance, office });
    const { events, dispositions, points, ...shown } = licence;
    const { kanjiName, birthdate, address } = citizen.record.card;
    const isRenewalTime = today >= licence.renewalFrom && today <= licence.validUntil;
    const pending = await pendingChange(db, citizen.id, now);
    return ok({
      hindrance,
      office,
      licence: { ...shown, kanjiName, birthdate, address, isRenewalTime, ...(pending !== null && { pending }) },
    });
  },
});
