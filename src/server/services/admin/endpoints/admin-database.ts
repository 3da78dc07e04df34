import { sortedPage } from '../../../common/lists/sorted-page.ts';
import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { tableCounts } from '../table-counts.ts';

/** The portal's tables with their row counts. */
export const endpoint = defineAdminEndpoint('adminDatabase', async ({ db, body, portal }) => {
  const tables = await tableCounts(db);
  const { rows } = sortedPage({
    rows: tables,
    by: { name: 'name', rows: 'rows' },
    asked: body,
    pageSize: tables.length,
  });
  return ok({
    kind: portal.database.kind,
    tables: rows,
    total: tables.reduce((sum, table) => sum + table.rows, 0),
  });
});
