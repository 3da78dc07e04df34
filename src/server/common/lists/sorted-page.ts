import { pageOf } from './paging.ts';
import { meantBy, type Orders } from './sort-order.ts';

/** List parameters of an address; unusable values are ignored. */
interface AskedSort<Sort extends string> {
  /** A leading `-` reverses the order. */
  readonly sort?: Sort;
  /** From 1. */
  readonly page?: string;
}

/** Sorts and pages a list held in memory. Equal rows keep their order; a page beyond the last gives the last. */
export function sortedPage<Row extends object, Sort extends string>({
  rows,
  by,
  asked,
  pageSize,
}: {
  readonly rows: readonly Row[];
  readonly by: Orders<Sort, keyof Row & string>;
  readonly asked: AskedSort<Sort> | undefined;
  readonly pageSize: number;
}): { readonly rows: readonly Row[]; readonly total: number; readonly page: number } {
  const member = meantBy(asked?.sort, by);
  const direction = asked?.sort?.startsWith('-') === true ? -1 : 1;
  const sorted = member === undefined ? rows : rows.toSorted((a, b) => direction * compared(a[member], b[member]));
  const { page, offset, total } = pageOf(asked?.page, rows.length, pageSize);
  return { rows: sorted.slice(offset, offset + pageSize), total, page };
}

function compared(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [String(a), String(b)];
  return one < other ? -1 : Number(one > other);
}
