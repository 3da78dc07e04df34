import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { answerOrGiveUp } from '../../../kernel/calls/given-up.ts';

/** What became of a write to which no answer came (assumed). One that was refused was not carried out either. */
export const endpoint = defineEndpoint('outcomeGet', {
  login: 'required',
  async handle({ body: { path, key, intention, content }, citizen, db, now }) {
    const lost = { owner: citizen.id, path, key, intention: intention ?? null, content: content ?? null, now };
    const answer = await answerOrGiveUp(db, lost);
    if (answer?.resultCode !== '0000') return ok({ outcome: 'none' as const });
    const outcome = answer.isOfOther ? ('other' as const) : ('done' as const);
    return ok({ outcome, answer: (answer.resBody ?? {}) as Record<string, unknown> });
  },
});
