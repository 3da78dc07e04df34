import type { Queries } from '../db/database.ts';
import { searchPatterns } from './search-text.ts';
import { shownPage } from './sorted-page.ts';

/** What an address says of a list; whatever cannot be used counts as not said. */
export interface Asked {
  readonly q: string;
  /** `id`, `name`, `email`, with `-` in front from the end. */
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

const sortable = /^-?(id|name|email)$/;

/** Letters in the order of their codes, which is the same on every database. A page beyond the last is the last. */
export async function listUsers(db: Queries, { q, sort, page, pageSize }: Asked): Promise<UserPage> {
  const patterns = searchPatterns(q);
  const where = patterns.length === 0 ? '' : `where ${patterns.map((_, at) => `search like $${at + 1}`).join(' and ')}`;
  const [counted] = await db.query<{ total: number }>(
    `select count(*)::integer as total from admin_users ${where}`,
    patterns,
  );
  const total = counted?.total ?? 0;
  const shown = shownPage(page, total, pageSize);
  const rows = await db.query<UserPage['rows'][number]>(
    `select id, name, email from admin_users ${where} order by ${orderOf(sort)} limit ${pageSize} offset ${(shown - 1) * pageSize}`,
    patterns,
  );
  return { rows, total, page: shown };
}

function orderOf(sort: string): string {
  const column = sortable.exec(sort)?.[1] ?? 'id';
  const direction = sort === `-${column}` ? 'desc' : 'asc';
  return `${column} collate "C" ${direction}, id collate "C"`;
}
