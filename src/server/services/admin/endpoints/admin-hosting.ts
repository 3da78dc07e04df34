import { ok } from '../../../kernel/calls/endpoint.ts';
import { originOf } from '../../../kernel/sessions/origin.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { siteServices } from '../site-services.ts';

/** The portal's address and services. Settings by name only, as some values are confidential. */
export const endpoint = defineAdminEndpoint('adminHosting', async ({ portal, request }) => {
  const built = await siteServices(portal.siteFolder);
  return ok({
    origin: originOf(request),
    sandbox: portal.sandbox,
    ...(built !== null && { buildId: built.buildId }),
    services: built?.services ?? [],
    settings: Object.keys(portal.settings).length,
    changedSettings: Object.keys(portal.overrides).sort(),
  });
});
