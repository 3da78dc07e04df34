import { defineEndpoint, ok } from '../../../../../src/server/kernel/calls/endpoint.ts';

export const endpoint = defineEndpoint('extra', {
  login: 'optional',
  async handle() {
    return ok({ known: 'a', undeclared: 'b', inner: { known: 'c', undeclared: 'd' } });
  },
});
