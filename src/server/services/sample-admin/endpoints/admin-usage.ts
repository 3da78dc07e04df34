import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { usage } from '../usage.ts';

/** How many people and logins the sample area has. */
export const endpoint = defineAdminEndpoint('adminUsage', async ({ db, now }) => ok(await usage(db, now)));
