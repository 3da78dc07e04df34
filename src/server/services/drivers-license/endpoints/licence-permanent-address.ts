import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { findLicence } from '../find-licence.ts';
import { changeHindrance } from '../hindrance.ts';
import { office } from '../office.ts';
import { pendingChange } from '../permanent-address.ts';
import { splitAddress } from '../split-address.ts';

/** The licence's permanent address, the family register's where the portal can read it, and what prevents a change (assumed). */
export const endpoint = defineEndpoint('licencePermanentAddress', {
  login: 'required',
  async handle({ citizen, db, now, timesFiled }) {
    const licence = await findLicence(db, citizen.id, now);
    const pending = await pendingChange(db, citizen.id, now);
    const hindrance = changeHindrance(licence, japanDate(now)) || (pending === null ? '' : 'pending');
    const { domicile, failure, isChangingFamilyRegister } = citizen.persona.domicile;
    const inRegister = failure === null && !isChangingFamilyRegister ? splitAddress(domicile) : null;
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
