import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { applicationEntry } from '../../../qualification-applications/application-entry.ts';
import { applicationsOf } from '../../../qualification-applications/applications.ts';

/** Everything the citizen has applied for. */
export const endpoint = defineEndpoint('nqApplicationList', {
  login: 'required',
  handle: async ({ citizen, db }) => ok({ applications: (await applicationsOf(db, citizen.id)).map(applicationEntry) }),
});
