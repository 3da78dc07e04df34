import { type Page, pageOf } from '../../../common/lists/paging.ts';
import { orderByClause } from '../../../common/lists/sort-order.ts';
import { whereClause } from '../../../common/lists/where.ts';
import type { Queries } from '../../../db/database.ts';
import type { RowOf } from '../../../kernel/contract/call-types.ts';
import { pageSize } from './page-size.ts';
import { searchConditions } from './search-words.ts';

export interface ListWish {
  readonly q?: string;
  readonly sort?: string;
  readonly page?: string;
}

const orders = {
  name: 'name_key $dir, id $dir',
  ministry: 'ministry_key $dir, name_key $dir, id $dir',
  law: 'law_key $dir, name_key $dir, id $dir',
};

/** One page of the qualifications that match every search word. */
export async function listQualifications(db: Queries, { q, sort, page: asked }: ListWish) {
  const { conditions, values } = searchConditions(q, 'search_key', 1);
  const [counted] = await db.query<{ total: number }>(
    `select count(*)::int as total from nq_qualifications ${whereClause(conditions)}`,
    values,
  );
  const page: Page = pageOf(asked, counted?.total ?? 0, pageSize);
  const rows = await db.query<RowOf<'nqQualificationList'>>(
    `select id as "qualificationId", name, kana, law, ministry, agency_name as "agencyName" from nq_qualifications
     ${whereClause(conditions)} ${orderByClause(sort, orders, orders.name.replaceAll('$dir', 'asc'))} limit ${page.pageSize} offset ${page.offset}`,
    values,
  );
  return { rows, ...page };
}
