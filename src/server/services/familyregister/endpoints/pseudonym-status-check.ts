import { storedFour } from '../../../common/cards/taken-reading.ts';
import { notRead } from '../../../common/register/refusals.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { isFailed } from '../../../ports/register.ts';

/** Whether the online user id has been obtained. The first check asks for it. */
export const endpoint = defineEndpoint('pseudonymStatusCheck', {
  login: 'required',
  record: true,
  async outside({ citizen, register }) {
    await register.obtain('onlineUserId', citizen);
    return register.progressOf('onlineUserId', citizen);
  },
  async handle({ citizen, db }, outside) {
    const progress = await outside();
    if (progress === null) return ok({});
    if (isFailed(progress)) return notRead(progress);
    return ok({
      onlineUserIdGetIsCompleted: progress.isThere,
      has4Information: (await storedFour(db, citizen)) !== null,
    });
  },
});
