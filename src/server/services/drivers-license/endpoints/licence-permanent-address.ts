import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { findLicence } from '../find-licence.ts';
import { changeHindrance } from '../hindrance.ts';
import { office } from '../office.ts';
import { changesAsked, pendingChange } from '../permanent-address.ts';
import { registeredDomicile } from '../registered-domicile.ts';
import { splitAddress } from '../split-address.ts';

/** The licence's permanent address, the family register's where the portal can read it, and what prevents a change (assumed). */
export const endpoint = defineEndpoint('licencePermanentAddress', {
  login: 'required',
  record: true,
  async handle({ citizen, ahead, now }) {
    const { db, timesFiled } = await ahead([changesAsked(citizen.id)], 'licencePermanentAddressSubmit');
    const licence = await findLicence(db, citizen, now);
    const pending = await pendingChange(db, citizen.id, now);
    const domicile = registeredDomicile(citizen);
    const inRegister = domicile === null ? null : splitAddress(domicile);
    // The police take over what the family register says: where that is in the licence already, nothing would change.
    const isSame = inRegister !== null && licence?.permanentAddress === domicile;
    const hindrance =
      changeHindrance(licence, japanDate(now)) || (pending === null ? (isSame ? 'same' : '') : 'pending');
    return ok({
      hindrance,
      office,
      ...(licence === null || licence.ownership === '3'
        ? {}
        : { current: licence.permanentAddress, licenceNumber: licence.number }),
      ...(pending === null ? {} : { pending }),
      ...(inRegister === null ? {} : { familyRegister: inRegister }),
      timesFiled: await timesFiled('licencePermanentAddressSubmit'),
    });
  },
});
