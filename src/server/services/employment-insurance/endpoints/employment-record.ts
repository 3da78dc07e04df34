import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { said } from '../../../ports/register.ts';
import { insuranceRecord } from '../insurance-record.ts';

/** Where and how long the citizen has been insured (assumed). */
export const endpoint = defineEndpoint('employmentRecord', {
  login: 'required',
  record: true,
  async handle({ citizen, now }) {
    return ok(insuranceRecord(said(citizen.record.employment), japanDate(now)));
  },
});
