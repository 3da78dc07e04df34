import { defineEndpoint } from '../../../../../../src/server/kernel/endpoint.ts';

export const endpoint = defineEndpoint({
  call: 'broken',
  login: 'optional',
  async handle() {
    throw new Error('secret detail');
  },
});
