import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { readUsage } from '../usage.ts';

/** Counts of people and logins in the sample area. */
export const endpoint = defineAdminEndpoint('adminUsage', async ({ db, now }) => ok(await readUsage(db, now)));
