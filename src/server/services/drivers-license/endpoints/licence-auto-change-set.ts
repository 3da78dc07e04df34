import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { autoChangeOf, switchAutoChange } from '../auto-change.ts';
import { findLicence } from '../find-licence.ts';
import { changeHindrance } from '../hindrance.ts';
import { notUsable } from '../refusals.ts';

/** Turns automatic forwarding of changes on or off (assumed). Turning it off is always possible. */
export const endpoint = defineEndpoint('licenceAutoChangeSet', {
  login: 'required',
  record: true,
  async handle({ body, citizen, db, now }) {
    const hindrance = changeHindrance(await findLicence(db, citizen, now), japanDate(now));
    if (body.isOn && hindrance !== '') return notUsable;
    await switchAutoChange(db, citizen.id, body.isOn, now);
    const { isOn, changedOn } = await autoChangeOf(db, citizen.id);
    return ok({ isOn, changedOn: changedOn ?? japanDate(now) });
  },
});
