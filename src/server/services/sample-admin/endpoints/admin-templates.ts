import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';

/** The mails of the portal, made by what sends them, with placeholders. */
export const endpoint = defineAdminEndpoint('adminTemplates', async ({ portal, settings }) =>
  ok({ templates: portal.mails.flatMap((mails) => mails(settings)) }),
);
