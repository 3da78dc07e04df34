import { ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { listUsers } from '../user-list.ts';

/** One page of the users, searched and sorted, and today's date in Japan for the form's rules. */
export const endpoint = defineAdminEndpoint('adminUserList', async ({ db, body, now, settings, act }) => {
  const { q = '', sort, page = '' } = body ?? {};
  const pageSize = numberSetting(settings, 'admin.pageSize');
  const found = await listUsers(db, { q, sort, page, pageSize });
  act({ subjects: found.rows.map(({ id }) => id) });
  return ok({ ...found, pageSize, today: japanDate(now) });
});
