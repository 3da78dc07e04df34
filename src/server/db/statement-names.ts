import type pg from 'pg';

/** Names under which the statements of a connection are prepared: each is parsed once, and planned once where one plan fits all its values. */
export type StatementNames = (sql: string, client: pg.PoolClient) => { readonly name?: string };

/** Each connection keeps what it has prepared. The portal asks about as many; a text that comes after them is parsed each time. */
const mostPrepared = 500;

export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  return (sql) => {
    let name = names.get(sql);
    if (name === undefined && names.size < mostPrepared) {
      name = `s${names.size}`;
      names.set(sql, name);
    }
    return name === undefined ? {} : { name };
  };
}
