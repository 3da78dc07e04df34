import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { applicationsAsked } from '../applications.ts';
import { qualificationAnswer } from '../qualification-answer.ts';
import { qualificationsOf } from '../qualifications.ts';

/** The citizen's medical qualifications, each with its issuer and any application. */
export const endpoint = defineEndpoint('hpkiQualifications', {
  login: 'required',
  async handle(call) {
    const citizen = await call.known();
    const request = { ...(await call.ahead([applicationsAsked(citizen.id)], 'hpkiSubmit')), citizen };
    const held = await qualificationsOf(request.db, request);
    const timesFiled = await request.timesFiled('hpkiSubmit');
    return ok({ qualifications: held.map(qualificationAnswer), timesFiled });
  },
});
