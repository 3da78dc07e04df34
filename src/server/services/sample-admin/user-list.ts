import { pageOf } from '../../common/lists/paging.ts';
import { orderByClause } from '../../common/lists/sort-order.ts';
import { whereClause } from '../../common/lists/where.ts';
import type { Queries } from '../../db/database.ts';
import { searchPatterns } from './search-text.ts';

/** List parameters of an address; unusable values are ignored. */
export interface Asked {
  readonly q: string;
  /** `id`, `name` or `email`; a leading `-` reverses the order. */
  readonly sort: string;
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
  const patterns = searchPatterns(q);
  const matching = whereClause(patterns.map((_, at) => `search like $${at + 1}`));
  const [counted] = await db.query<{ total: number }>(
    `select count(*)::integer as total from admin_users ${matching}`,
    patterns,
  );
  const total = counted?.total ?? 0;
  const shown = pageOf(page, total, pageSize);
  const rows = await db.query<UserPage['rows'][number]>(
    `select id, name, email from admin_users ${matching} ${orderByClause(sort, orders, 'id collate "C"')} limit ${pageSize} offset ${shown.offset}`,
    patterns,
  );
  return { rows, total, page: shown.page };
}
