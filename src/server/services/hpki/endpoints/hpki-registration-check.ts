import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { said } from '../../../ports/register.ts';
import { registrationRefusal } from '../check-registration.ts';
import { qualificationsOf } from '../qualifications.ts';
import { noQualification } from '../refusals.ts';

/** Compares registration number, date and membership with the registers. EDH201, EDH202, EDH203 say which differs. */
export const endpoint = defineEndpoint('hpkiRegistrationCheck', {
  login: 'required',
  record: true,
  async handle(request) {
    const { body, citizen, db } = request;
    const held = (await qualificationsOf(db, request)).find(({ record }) => record.id === body.qualificationId);
    if (held === undefined) return noQualification;
    return registrationRefusal(body, held.record, said(citizen.record.qualified)) ?? ok();
  },
});
