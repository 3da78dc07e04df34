import { insuranceRecord } from '../../../employment-insurance/insurance-record.ts';
import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { japanDate } from '../../../kernel/japan-date.ts';

/** Where and how long the citizen has been insured (assumed). */
export const endpoint = defineEndpoint('employmentRecord', {
  login: 'required',
  async handle({ citizen, now }) {
    return ok(insuranceRecord(citizen.persona.employment, japanDate(now)));
  },
});
