import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';

/** The citizen wants to stay logged in. The kernel moves the end of the session with every answer; this says by how much. */
export const endpoint = defineEndpoint('sessionExtend', {
  login: 'required',
  async handle({ settings }) {
    return ok({ sessionSeconds: numberSetting(settings, 'session.limit') });
  },
});
