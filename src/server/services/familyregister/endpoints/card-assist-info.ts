import { fourOf } from '../../../common/cards/card.ts';
import { readAgain } from '../../../common/cards/refusals.ts';
import { lastTakenCard } from '../../../common/cards/taken-reading.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Compares the combination code from an intent return with that of the card that was read (the response is assumed). */
export const endpoint = defineEndpoint('cardAssistInfo', {
  login: 'required',
  async handle({ body, db, session }) {
    const card = await lastTakenCard(db, session);
    if (card === null) return readAgain;
    const isMatch = body.combinationCodeCheckFlg !== '1' || body.combinationCode === card.combinationCode;
    return ok(isMatch ? { combinationCodeIsMatch: true, ...fourOf(card) } : { combinationCodeIsMatch: false });
  },
});
