import { ok } from '../../../kernel/endpoint.ts';
import { defineAdminEndpoint } from '../../../sample-admin/admin-endpoint.ts';
import { usage } from '../../../sample-admin/usage.ts';

/** How many people and logins the sample area has. */
export const endpoint = defineAdminEndpoint('adminUsage', async ({ db, now }) => ok(await usage(db, now)));
