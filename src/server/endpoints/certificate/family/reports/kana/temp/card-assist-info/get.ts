import { fourOf } from '../../../../../../../cards/card.ts';
import { takeReading } from '../../../../../../../cards/taken-reading.ts';
import { cardDiffers, readAgain } from '../../../../../../../family-register/refusals.ts';
import { kanaCardOf, keepKanaCard } from '../../../../../../../kana/kana-card.ts';
import { defineEndpoint, ok } from '../../../../../../../kernel/endpoint.ts';

/** Hands out what was read from the card, once and only to its owner, and keeps it for the report. WL1506: there is no reading. */
export const endpoint = defineEndpoint('kanaCardAssistInfo', {
  login: 'required',
  async handle({ body, citizen, session, db, now }) {
    const sessionId = body.accessKey || body.sessionId || '';
    const nonce = body.accessKey || body.nonce || '';
    if (sessionId === '') {
      const known = await kanaCardOf(db, citizen.id);
      return known === null ? readAgain : ok(known);
    }
    const taken = await takeReading(db, { nonce, sessionId, citizen, session, now });
    if (taken.result === 'other-card') return cardDiffers;
    if (taken.result !== 'taken') return readAgain;
    await keepKanaCard(db, citizen.id, taken.card, now);
    return ok(fourOf(taken.card));
  },
});
