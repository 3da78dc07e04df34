import { isTooYoung } from '../../../common/register/too-young.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';

/** Whether the citizen is old enough to report (15, by the card's birthdate and today in Japan). */
export const endpoint = defineEndpoint('kanaAgeValidate', {
  login: 'required',
  record: true,
  async handle({ citizen, now, settings }) {
    const isValid = !isTooYoung(citizen.record.card.birthdate, japanDate(now), settings);
    return ok({ isValid, ageGroup: isValid ? '2' : '1' });
  },
});
