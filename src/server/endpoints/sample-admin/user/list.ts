import { ok } from '../../../kernel/endpoint.ts';
import { japanDate } from '../../../kernel/japan-date.ts';
import { numberSetting } from '../../../kernel/settings.ts';
import { defineAdminEndpoint } from '../../../sample-admin/admin-endpoint.ts';
import { listUsers } from '../../../sample-admin/user-list.ts';

/** One page of the users, searched and sorted, and the day in Japan that the rules of the form compare with. */
export const endpoint = defineAdminEndpoint('adminUserList', async ({ db, body, now, settings }) => {
  const { q = '', sort = '', page = '' } = body ?? {};
  const pageSize = numberSetting(settings, 'admin.pageSize');
  return ok({ ...(await listUsers(db, { q, sort, page, pageSize })), pageSize, today: japanDate(now) });
});
