import { sortedPage } from '../../../common/lists/sorted-page.ts';
import { ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { kindOf, siteFiles } from '../site-files.ts';

/** The built site's files with their sizes. */
export const endpoint = defineAdminEndpoint('adminStorage', async ({ body, portal, settings }) => {
  const files = (await siteFiles(portal.siteFolder)).map((file) => ({ ...file, kind: kindOf(file) }));
  const pageSize = numberSetting(settings, 'admin.pageSize');
  const bytesOf = (some: typeof files) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const kinds = [...new Set(files.map(({ kind }) => kind))].sort().map((kind) => {
    const some = files.filter((file) => file.kind === kind);
    return { kind, count: some.length, bytes: bytesOf(some) };
  });
  return ok({
    count: files.length,
    bytes: bytesOf(files),
    kinds,
    ...sortedPage({ rows: files, by: { path: 'path', bytes: 'bytes' }, asked: body, pageSize }),
    pageSize,
  });
});
