import { storedFour } from '../../../common/cards/taken-reading.ts';
import { notRead } from '../../../common/register/refusals.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { isFailed } from '../../../ports/register.ts';

/** Whether the online user id has been obtained. The first check asks for it. */
export const endpoint = defineEndpoint('pseudonymStatusCheck', {
  login: 'required',
  async handle({ known, db, register }) {
    const citizen = await known();
    await register.obtain('onlineUserId', citizen, db);
    const progress = await register.progressOf('onlineUserId', citizen, db);
    if (progress === null) return ok({});
    if (isFailed(progress)) return notRead(progress);
    return ok({
      onlineUserIdGetIsCompleted: progress.isThere,
      has4Information: (await storedFour(db, citizen)) !== null,
    });
  },
});
