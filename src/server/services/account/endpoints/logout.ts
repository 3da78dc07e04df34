import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Ends the login. Succeeds without one too, so that a second press does no harm. */
export const endpoint = defineEndpoint('logout', {
  login: 'optional',
  async handle({ endSession }) {
    await endSession();
    return ok();
  },
});
