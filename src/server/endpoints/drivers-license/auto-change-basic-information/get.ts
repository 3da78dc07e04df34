import { autoChangeOf } from '../../../drivers-license/auto-change.ts';
import { findLicence } from '../../../drivers-license/find-licence.ts';
import { changeHindrance } from '../../../drivers-license/hindrance.ts';
import { office } from '../../../drivers-license/office.ts';
import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { japanDate } from '../../../kernel/japan-date.ts';

/** Whether changes of name, address and birthdate go to the police by themselves, and what is sent now (assumed). */
export const endpoint = defineEndpoint('licenceAutoChange', {
  login: 'required',
  async handle({ citizen, db, now }) {
    const { isOn, changedOn } = await autoChangeOf(db, citizen.id);
    const { kanjiName, birthdate, address } = citizen.persona.card;
    return ok({
      hindrance: changeHindrance(await findLicence(db, citizen.id, now), japanDate(now)),
      office,
      isOn,
      ...(changedOn === null ? {} : { changedOn }),
      basicInformation: { kanjiName, birthdate, address },
    });
  },
});
