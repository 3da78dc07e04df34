import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { autoChangeAsked, autoChangeOf } from '../auto-change.ts';
import { findLicence } from '../find-licence.ts';
import { changeHindrance } from '../hindrance.ts';
import { office } from '../office.ts';
import { changesAsked } from '../permanent-address.ts';

/** Whether changes of name, address and birthdate are forwarded to the police automatically, and what would be sent now (assumed). */
export const endpoint = defineEndpoint('licenceAutoChange', {
  login: 'required',
  record: true,
  async handle({ citizen, ahead, now }) {
    const asked = [autoChangeAsked(citizen.id), changesAsked(citizen.id)];
    const { db, timesFiled } = await ahead(asked, 'licenceAutoChangeSet');
    const { isOn, changedOn } = await autoChangeOf(db, citizen.id);
    const { kanjiName, birthdate, address } = citizen.record.card;
    return ok({
      hindrance: changeHindrance(await findLicence(db, citizen, now), japanDate(now)),
      office,
      isOn,
      ...(changedOn === null ? {} : { changedOn }),
      basicInformation: { kanjiName, birthdate, address },
      timesFiled: await timesFiled('licenceAutoChangeSet'),
    });
  },
});
