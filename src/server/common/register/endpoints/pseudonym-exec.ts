import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { readAgain } from '../../cards/refusals.ts';
import { knownFour } from '../../cards/taken-reading.ts';
import { underAge } from '../refusals.ts';
import { isTooYoung } from '../too-young.ts';

/** Links the pseudonym to the person on the card, and thereby to the register. Refused to people under the age limit. */
export const endpoint = defineEndpoint('pseudonymExec', {
  login: 'required',
  async handle({ body, citizen, session, db, now, settings }) {
    const known = await knownFour(db, citizen, session);
    if (known === null) return readAgain;
    const isSame = body.kanjiName === known.kanjiName && body.sex === known.sex && body.birthdate === known.birthdate;
    if (!isSame || !citizen.persona.pseudonym.execSucceeds) return ok({ pseudonymExecIsSuccess: false });
    if (isTooYoung(known.birthdate, japanDate(now), settings)) return underAge;
    await db.query(
      `insert into pseudonyms (citizen_id, linked_at) values ($1, $2)
       on conflict (citizen_id) do update set linked_at = excluded.linked_at`,
      [citizen.id, now.toISOString()],
    );
    return ok({ pseudonymExecIsSuccess: true });
  },
});
