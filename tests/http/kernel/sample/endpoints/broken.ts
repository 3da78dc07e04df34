import { defineEndpoint } from '../../../../../src/server/kernel/calls/endpoint.ts';

export const endpoint = defineEndpoint('broken', {
  login: 'optional',
  async handle() {
    throw new Error('secret detail');
  },
});
