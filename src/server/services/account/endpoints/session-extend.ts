import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';

/** Extends the login at the citizen's request. The kernel extends the session with every response anyway; this returns by how much. */
export const endpoint = defineEndpoint('sessionExtend', {
  login: 'required',
  async handle({ settings }) {
    return ok({ sessionSeconds: numberSetting(settings, 'session.limit') });
  },
});
