import * as wording from '../../../../../build/wording/services/familyregister.ts';
import { fourOf } from '../../../common/cards/card.ts';
import { cardDiffers, readAgain } from '../../../common/cards/refusals.ts';
import { takeReading } from '../../../common/cards/taken-reading.ts';
import { invalidRequest } from '../../../kernel/calls/answers.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Returns what was read from the card, once and only to its owner. For QR codes the accessKey serves as both members. */
export const endpoint = defineEndpoint('get4information', {
  login: 'required',
  record: true,
  async handle({ body, citizen, session, db, now }) {
    const taken = await takeReading(db, { nonce: body.nonce, sessionId: body.sessionId, citizen, session, now });
    switch (taken.result) {
      case 'taken':
        return ok(fourOf(taken.card));
      case 'other-card':
        return cardDiffers;
      case 'read-again':
        return readAgain;
      case 'unknown':
        return invalidRequest(200, wording.submission.unknownReading);
    }
  },
});
