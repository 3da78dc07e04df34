import { defineEndpoint } from '../../../../../../src/server/kernel/endpoint.ts';

export const endpoint = defineEndpoint('broken', {
  login: 'optional',
  async handle() {
    throw new Error('secret detail');
  },
});
