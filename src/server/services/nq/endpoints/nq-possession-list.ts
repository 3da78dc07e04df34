import { defineEndpoint } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { heldQualifications, registrationState } from '../catalogue/held-qualifications.ts';
import { inquiryAnswer, silentAgencies } from '../catalogue/inquiry.ts';

/** The citizen's qualifications, queried from the agencies: 0002 without a record, 9002 without a response. */
export const endpoint = defineEndpoint('nqPossessionList', {
  login: 'required',
  record: true,
  async handle({ citizen: { record }, db, now }) {
    const today = japanDate(now);
    const held = await heldQualifications(db, record);
    const rows = held.map((one, index) => ({
      possessionId: String(index + 1),
      registeredName: record.card.kanjiName,
      ...one,
      state: registrationState(one, today),
    }));
    return inquiryAnswer(rows, await silentAgencies(db, record), { rows });
  },
});
