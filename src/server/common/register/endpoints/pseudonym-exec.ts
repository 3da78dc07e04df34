import { type Answer, defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import type { ResponseOf } from '../../../kernel/contract/call-types.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { readAgain } from '../../cards/refusals.ts';
import { knownFour } from '../../cards/taken-reading.ts';
import { underAge } from '../refusals.ts';
import { isTooYoung } from '../too-young.ts';

type PseudonymExec = ResponseOf<'pseudonymExec'>;

/** Links the pseudonym to the person on the card, and thereby to the register. Refused to people under the age limit. */
export const endpoint = defineEndpoint('pseudonymExec', {
  login: 'required',
  record: true,
  /** Linked again, it is linked. */
  async outside({ body, citizen, session, db, now, settings, register }): Promise<Answer<PseudonymExec>> {
    const four = await knownFour(db, citizen, session);
    if (four === null) return readAgain;
    const isSame = body.kanjiName === four.kanjiName && body.sex === four.sex && body.birthdate === four.birthdate;
    if (!isSame) return ok({ pseudonymExecIsSuccess: false });
    if (isTooYoung(four.birthdate, japanDate(now), settings)) return underAge;
    return ok({ pseudonymExecIsSuccess: await register.linkPseudonym(citizen, four) });
  },
  handle: (_request, outside) => outside(),
});
