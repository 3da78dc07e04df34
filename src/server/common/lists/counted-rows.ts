import { rowsOf, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import { lastPage, type Page, pageOf, wantedPage } from './paging.ts';

/** A list of which one page is shown. */
export interface CountedList {
  /** `from … where …`. */
  readonly source: string;
  /** Selects the rows of the page, in order; ends with `bounds`. */
  readonly rows: (bounds: string) => string;
  readonly values: readonly unknown[];
  /** As it was asked for. */
  readonly page: string | undefined;
  readonly pageSize: number;
}

/** The requested page, and how many rows there are: one statement for both. */
export function countedAsked({ source, rows, values, page, pageSize }: CountedList): Statement {
  const last = lastPage('counted.total', pageSize);
  const offset = `(select (least(${wantedPage(page)}, ${last}) - 1) * ${pageSize} from counted)`;
  return {
    sql: `with counted as (select count(*)::integer as total ${source})
     select counted.total, listed.row from counted
       left join lateral (select to_json(one) as row from (${rows(`limit ${pageSize} offset ${offset}`)}) one) listed on true`,
    values,
  };
}

export async function countedRows<Row extends object>(
  db: Queries,
  list: CountedList,
): Promise<Page & { readonly rows: readonly Row[] }> {
  const found = await rowsOf<{ readonly total: number; readonly row: Row | null }>(db, countedAsked(list));
  const rows = found.flatMap(({ row }) => (row === null ? [] : [row]));
  return { rows, ...pageOf(list.page, found[0]?.total ?? 0, list.pageSize) };
}
