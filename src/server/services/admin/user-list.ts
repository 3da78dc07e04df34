import { countedRows } from '../../common/lists/counted-rows.ts';
import { searchConditions } from '../../common/lists/search-conditions.ts';
import { orderByClause } from '../../common/lists/sort-order.ts';
import { whereClause } from '../../common/lists/where.ts';
import type { Queries } from '../../db/database.ts';
import type { RequestOf } from '../../kernel/contract/call-types.ts';

/** List parameters of an address; unusable values are ignored. */
export interface Asked {
  readonly q: string;
  readonly sort: RequestOf<'adminUserList'>['sort'];
  /** From 1. */
  readonly page: string;
  readonly pageSize: number;
}

export interface UserPage {
  readonly rows: readonly { readonly id: string; readonly name: string; readonly email: string }[];
  readonly total: number;
  readonly page: number;
}

/** Ties are ordered by id, which is also the default order. */
const orders = {
  id: 'id collate "C" $dir',
  name: 'name collate "C" $dir, id collate "C"',
  email: 'email collate "C" $dir, id collate "C"',
};

/** Collates by code point, which is the same on every database. A page beyond the last gives the last. */
export async function listUsers(db: Queries, { q, sort, page, pageSize }: Asked): Promise<UserPage> {
  const { conditions, values } = searchConditions(q, 'search', 1);
  const source = `from admin_users ${whereClause(conditions)}`;
  const select = (bounds: string) =>
    `select id, name, email ${source} ${orderByClause(sort, orders, 'id collate "C"')} ${bounds}`;
  const listed = await countedRows<UserPage['rows'][number]>(db, { source, rows: select, values, page, pageSize });
  return { rows: listed.rows, total: listed.total, page: listed.page };
}
