import { noFourInformation } from '../../../common/cards/refusals.ts';
import { knownFour } from '../../../common/cards/taken-reading.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** The four information as last read in this session, otherwise as stored by the portal. */
export const endpoint = defineEndpoint('reget4information', {
  login: 'required',
  record: true,
  async handle({ citizen, session, db }) {
    const four = await knownFour(db, citizen, session);
    return four === null ? noFourInformation : ok(four);
  },
});
