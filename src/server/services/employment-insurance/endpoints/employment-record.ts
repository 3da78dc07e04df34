import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { insuranceRecord } from '../insurance-record.ts';

/** Where and how long the citizen has been insured (assumed). */
export const endpoint = defineEndpoint('employmentRecord', {
  login: 'required',
  async handle({ known, now }) {
    const citizen = await known();
    return ok(insuranceRecord(citizen.record.employment, japanDate(now)));
  },
});
