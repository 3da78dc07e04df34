/** Columns to order by, per sort name. `$dir` stands for the direction. */
type Orders = { readonly [name: string]: string };

/** `order by …` for `name` or `-name`; anything else gives the default order. */
export function orderByClause(sort: string | undefined, orders: Orders, otherwise: string): string {
  const [, minus, name = ''] = /^(-?)(\w+)$/.exec(sort ?? '') ?? [];
  const columns = Object.hasOwn(orders, name) ? orders[name] : undefined;
  return `order by ${columns === undefined ? otherwise : columns.replaceAll('$dir', minus === '-' ? 'desc' : 'asc')}`;
}
