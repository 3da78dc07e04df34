import { ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { isRegistrationOpen } from '../registration.ts';

/** The sign-in method and its protections. */
export const endpoint = defineAdminEndpoint('adminSignInMethod', async ({ portal, db, settings }) => {
  const [row] = await db.query<{ count: number }>('select count(*)::integer as count from admin_administrators');
  return ok({
    registrationIsOpen: isRegistrationOpen(portal, settings),
    administrators: row?.count ?? 0,
    triesOfEmail: numberSetting(settings, 'admin.tries.ofEmail'),
    triesOfAddress: numberSetting(settings, 'admin.tries.ofAddress'),
    waitMinutes: Math.ceil(numberSetting(settings, 'admin.tries.wait') / 60),
    sessionMinutes: Math.floor(numberSetting(settings, 'admin.session.limit') / 60),
  });
});
