/** What each name of the contract's `sorts` stands for. A `sort` that no contract says the names of has none, and does not compile. */
export type Orders<Sort extends string, Meant = string> = [NameIn<Sort>] extends [never]
  ? never
  : { readonly [name in NameIn<Sort>]: Meant };

type NameIn<Sort extends string> = Sort extends `-${infer Name}` ? Name : never;

/** `order by …` for `name` or `-name`; anything else gives the default order. `orders`: the columns, in which `$dir` stands for the direction. */
export function orderByClause<Sort extends string>(
  sort: Sort | undefined,
  orders: Orders<Sort>,
  otherwise: string,
): string {
  const columns = meantBy(sort, orders);
  const direction = sort?.startsWith('-') === true ? 'desc' : 'asc';
  return `order by ${columns === undefined ? otherwise : columns.replaceAll('$dir', direction)}`;
}

export function meantBy<Sort extends string, Meant>(
  sort: Sort | undefined,
  orders: Orders<Sort, Meant>,
): Meant | undefined {
  const name = sort?.replace(/^-/, '') ?? '';
  return Object.hasOwn(orders, name) ? (orders as { readonly [name: string]: Meant })[name] : undefined;
}
