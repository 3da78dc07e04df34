import { autoChangeOf, switchAutoChange } from '../../../drivers-license/auto-change.ts';
import { findLicence } from '../../../drivers-license/find-licence.ts';
import { changeHindrance } from '../../../drivers-license/hindrance.ts';
import { notUsable } from '../../../drivers-license/refusals.ts';
import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { japanDate } from '../../../kernel/japan-date.ts';

/** Switches the sending of changes on or off (assumed). Off is always possible. */
export const endpoint = defineEndpoint('licenceAutoChangeSet', {
  login: 'required',
  async handle({ body, citizen, db, now }) {
    const hindrance = changeHindrance(await findLicence(db, citizen.id, now), japanDate(now));
    if (body.isOn && hindrance !== '') return notUsable;
    await switchAutoChange(db, citizen.id, body.isOn, now);
    const { isOn, changedOn } = await autoChangeOf(db, citizen.id);
    return ok({ isOn, changedOn: changedOn ?? japanDate(now) });
  },
});
