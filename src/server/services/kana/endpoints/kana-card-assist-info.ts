import { fourOf } from '../../../common/cards/card.ts';
import { cardDiffers, readAgain } from '../../../common/cards/refusals.ts';
import { takeReading } from '../../../common/cards/taken-reading.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { kanaCardOf, keepKanaCard } from '../kana-card.ts';

/** Returns what was read from the card, once and only to its owner, and stores it for the report. WL1506: no such reading. */
export const endpoint = defineEndpoint('kanaCardAssistInfo', {
  login: 'required',
  record: true,
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
