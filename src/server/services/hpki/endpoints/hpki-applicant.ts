import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { said } from '../../../ports/register.ts';
import { issuerOf } from '../issuers.ts';
import { membershipOf } from '../membership.ts';
import { qualificationAnswer } from '../qualification-answer.ts';
import { openQualification, qualificationsOf } from '../qualifications.ts';

/** Register data of the applicant, for one issuer. Without a qualification to apply for, that member is omitted. */
export const endpoint = defineEndpoint('hpkiApplicant', {
  login: 'required',
  record: true,
  async handle(request) {
    const { body, citizen, db } = request;
    const { card } = citizen.record;
    const qualified = said(citizen.record.qualified);
    const open = openQualification(await qualificationsOf(db, request), body);
    return ok({
      person: card,
      issuer: issuerOf(body.issuer),
      ...(open !== undefined && { qualification: qualificationAnswer(open) }),
      // Only the doctors' association has members that pay less.
      ...(body.issuer === 'jma' && { membership: membershipOf(qualified) }),
      ...(qualified?.romanName !== undefined && { romanName: qualified.romanName }),
      ...(qualified?.workplace !== undefined && { workplace: qualified.workplace }),
    });
  },
});
