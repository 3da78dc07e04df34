import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { answerOrGiveUp } from '../../../kernel/calls/given-up.ts';

/** What became of a write to which no answer came (assumed). One that was refused was not carried out either. */
export const endpoint = defineEndpoint('outcomeGet', {
  login: 'required',
  async handle({ body: { path, key, intention }, citizen, db, now }) {
    const answer = await answerOrGiveUp(db, { owner: citizen.id, path, key, intention: intention ?? null, now });
    if (answer?.resultCode !== '0000') return ok({ outcome: 'none' as const });
    return ok({ outcome: 'done' as const, answer: (answer.resBody ?? {}) as Record<string, unknown> });
  },
});
