import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Ends the login. Idempotent: succeeds without one too. */
export const endpoint = defineEndpoint('logout', {
  login: 'optional',
  async handle() {
    return { ...ok(), endsSession: true };
  },
});
