import { countedRows } from '../../../common/lists/counted-rows.ts';
import { pageOf } from '../../../common/lists/paging.ts';
import { searchConditions } from '../../../common/lists/search-conditions.ts';
import { orderByClause } from '../../../common/lists/sort-order.ts';
import { whereClause } from '../../../common/lists/where.ts';
import { searchNames } from '../../../common/search/search-names.ts';
import type { Queries } from '../../../db/database.ts';
import type { RequestOf, RowOf } from '../../../kernel/contract/call-types.ts';
import { pageSize } from './page-size.ts';

const orders = {
  name: 'name_key $dir, id $dir',
  ministry: 'ministry_key $dir, name_key $dir, id $dir',
  law: 'law_key $dir, name_key $dir, id $dir',
};

type ListRow = RowOf<'nqQualificationList'>;

const columns = 'id as "qualificationId", name, kana, law, ministry, agency_name as "agencyName"';

/** One page of the qualifications that match every search word; if none does, of those that are called so in everyday words. */
export async function listQualifications(db: Queries, wish: RequestOf<'nqQualificationList'>) {
  const { conditions, values } = searchConditions(wish.q, 'search_key', 1);
  const source = `from nq_qualifications ${whereClause(conditions)}`;
  const order = orderByClause(wish.sort, orders, orders.name.replaceAll('$dir', 'asc'));
  const rows = (bounds: string) => `select ${columns} ${source} ${order} ${bounds}`;
  const found = await countedRows<ListRow>(db, { source, rows, values, page: wish.page, pageSize });
  return found.total > 0 || values.length === 0 ? found : calledSo(db, wish);
}

/** Best first, unless another order is asked for. Entries made up for long lists are called nothing else. */
async function calledSo(db: Queries, { q = '', sort = '', page }: RequestOf<'nqQualificationList'>) {
  const order = orderByClause(sort, orders, orders.name.replaceAll('$dir', 'asc'));
  const all = await db.query<ListRow & { readonly words: string }>(
    `select ${columns}, words from nq_qualifications where not is_generated ${order}`,
  );
  const named = all.map(({ words, ...row }) => ({
    name: row.name,
    words: [row.name, row.kana, ...words.split(' ')],
    row,
  }));
  const best = searchNames(named)(q);
  const found = sort === '' ? best : named.filter((one) => best.includes(one));
  const { offset, ...asked } = pageOf(page, found.length, pageSize);
  return { rows: found.slice(offset, offset + pageSize).map(({ row }) => row), offset, ...asked };
}
