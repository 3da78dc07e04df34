import { sortedPage } from '../../../common/lists/sorted-page.ts';
import { ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { callFigures } from '../call-figures.ts';

/** The portal's calls, with how often each was answered. */
export const endpoint = defineAdminEndpoint('adminFunctions', async ({ db, body, portal, now, settings }) => {
  const calls = await callFigures(db, portal, now);
  const pageSize = numberSetting(settings, 'admin.pageSize');
  const by = { title: 'title', path: 'path', today: 'today', month: 'month', failures: 'failures' } as const;
  return ok({
    ...sortedPage({ rows: calls, by, asked: body, pageSize }),
    pageSize,
    today: calls.reduce((sum, call) => sum + call.today, 0),
    month: calls.reduce((sum, call) => sum + call.month, 0),
  });
});
