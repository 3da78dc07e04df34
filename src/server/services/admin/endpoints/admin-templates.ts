import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';

/** The portal's mails, rendered by their senders with placeholders. */
export const endpoint = defineAdminEndpoint('adminTemplates', async ({ portal, settings }) =>
  ok({ templates: portal.mails.flatMap((mails) => mails(settings)) }),
);
