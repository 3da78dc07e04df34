import type { Queries } from '../../db/database.ts';
import { type Page, pageOf } from './paging.ts';

/** The requested page of the rows of `source` (`from … where …`), which are counted first. */
export async function countedPage(
  db: Queries,
  source: string,
  values: readonly unknown[],
  { page, pageSize }: { readonly page: string | undefined; readonly pageSize: number },
): Promise<Page> {
  const [counted] = await db.query<{ total: number }>(`select count(*)::integer as total ${source}`, values);
  return pageOf(page, counted?.total ?? 0, pageSize);
}
