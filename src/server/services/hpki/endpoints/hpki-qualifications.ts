import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { applicationsAsked } from '../applications.ts';
import { qualificationAnswer } from '../qualification-answer.ts';
import { qualificationsOf } from '../qualifications.ts';

/** The citizen's medical qualifications, each with its issuer and any application. */
export const endpoint = defineEndpoint('hpkiQualifications', {
  login: 'required',
  record: true,
  async handle(call) {
    const request = await call.ahead([applicationsAsked(call.citizen.id)], 'hpkiSubmit');
    const held = await qualificationsOf(request.db, request);
    const timesFiled = await request.timesFiled('hpkiSubmit');
    return ok({ qualifications: held.map(qualificationAnswer), timesFiled });
  },
});
