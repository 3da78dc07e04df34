import { countedRows } from '../../../common/lists/counted-rows.ts';
import { searchConditions } from '../../../common/lists/search-conditions.ts';
import { orderByClause } from '../../../common/lists/sort-order.ts';
import { whereClause } from '../../../common/lists/where.ts';
import type { Queries } from '../../../db/database.ts';
import type { RequestOf, RowOf } from '../../../kernel/contract/call-types.ts';
import { pageSize } from './page-size.ts';

const orders = {
  name: 'name_key $dir, id $dir',
  ministry: 'ministry_key $dir, name_key $dir, id $dir',
  law: 'law_key $dir, name_key $dir, id $dir',
};

/** One page of the qualifications that match every search word. */
export async function listQualifications(db: Queries, { q, sort, page: asked }: RequestOf<'nqQualificationList'>) {
  const { conditions, values } = searchConditions(q, 'search_key', 1);
  const source = `from nq_qualifications ${whereClause(conditions)}`;
  const order = orderByClause(sort, orders, orders.name.replaceAll('$dir', 'asc'));
  const rows = (bounds: string) =>
    `select id as "qualificationId", name, kana, law, ministry, agency_name as "agencyName" ${source} ${order} ${bounds}`;
  return countedRows<RowOf<'nqQualificationList'>>(db, { source, rows, values, page: asked, pageSize });
}
