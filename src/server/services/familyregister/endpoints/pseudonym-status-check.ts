import { storedFour } from '../../../common/cards/taken-reading.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Whether the online user id has been obtained. A slow citizen's takes a number of polls. */
export const endpoint = defineEndpoint('pseudonymStatusCheck', {
  login: 'required',
  async handle({ known, db }) {
    const citizen = await known();
    const { pollsUntilComplete, statusUndefined } = citizen.record.pseudonym;
    if (statusUndefined) return ok({});
    const [row] = await db.query<{ polls: number }>(
      `insert into pseudonyms (citizen_id, polls) values ($1, 1)
       on conflict (citizen_id) do update set polls = pseudonyms.polls + 1 returning polls`,
      [citizen.id],
    );
    return ok({
      onlineUserIdGetIsCompleted: pollsUntilComplete !== null && (row?.polls ?? 0) > pollsUntilComplete,
      has4Information: (await storedFour(db, citizen)) !== null,
    });
  },
});
