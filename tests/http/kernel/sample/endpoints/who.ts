import { defineEndpoint, ok } from '../../../../../src/server/kernel/calls/endpoint.ts';

export const endpoint = defineEndpoint('who', {
  login: 'optional',
  async handle({ citizen, now, settings }) {
    return ok({ citizen: citizen?.id ?? '', now: now.toISOString(), every: settings['poll.every'] });
  },
});
