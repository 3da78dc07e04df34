import { ok } from '../../../kernel/endpoint.ts';
import { defineAdminEndpoint } from '../../../sample-admin/admin-endpoint.ts';
import { mailTemplates } from '../../../sample-admin/mail-templates.ts';

/** The mails of the portal, with placeholders. */
export const endpoint = defineAdminEndpoint('adminTemplates', async ({ settings }) =>
  ok({ templates: mailTemplates(settings) }),
);
