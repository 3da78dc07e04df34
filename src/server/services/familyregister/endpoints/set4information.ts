import { isSamePerson } from '../../../common/cards/card.ts';
import { readAgain } from '../../../common/cards/refusals.ts';
import { knownFour } from '../../../common/cards/taken-reading.ts';
import { json } from '../../../db/database.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Stores what the citizen has confirmed. Only values that were really read are accepted; others return false. */
export const endpoint = defineEndpoint('set4information', {
  login: 'required',
  record: true,
  async handle({ body, citizen, session, db, now }) {
    const four = await knownFour(db, citizen, session);
    if (four === null) return readAgain;
    if (!isSamePerson(four, body)) return ok({ is4informationSetSuccess: false });
    await db.query(
      `insert into four_information (citizen_id, four, set_at) values ($1, $2::text::jsonb, $3)
       on conflict (citizen_id) do update set four = excluded.four, set_at = excluded.set_at`,
      [citizen.id, json(four), now.toISOString()],
    );
    return ok({ is4informationSetSuccess: true });
  },
});
