import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { applicationEntry } from '../applications/application-entry.ts';
import { applicationsOf } from '../applications/applications.ts';

/** Everything the citizen has applied for. */
export const endpoint = defineEndpoint('nqApplicationList', {
  login: 'required',
  handle: async ({ citizen, db, now }) =>
    ok({ applications: (await applicationsOf(db, citizen.id, now)).map(applicationEntry) }),
});
