import type { Statement } from './asked-together.ts';
import type { Queries } from './database.ts';

const named = (sql: string, before: RegExp) => [...sql.matchAll(before)].map(([, table = '']) => table);

/** Which tables statements read; what else stands behind a `from`, a function for example, is among them. */
export function tablesRead(statements: readonly Statement[]): ReadonlySet<string> {
  return new Set(statements.flatMap(({ sql }) => named(sql, /\b(?:from|join)\s+(\w+)/gi)));
}

/** Of `on conflict do update set` and `for update of one`, no table. */
const changedIn = (sql: string) =>
  named(sql, /\b(?:insert\s+into|delete\s+from|(?<!\b(?:do|for|key)\s+)update)\s+(\w+)/gi);

/** Tells the tables of all that is written. */
export function notingChanges(db: Queries, note: (table: string) => void): Queries {
  const noted = (sql: string) => {
    for (const table of changedIn(sql)) note(table);
  };
  return {
    ...db,
    query(sql, values) {
      noted(sql);
      return db.query(sql, values);
    },
    write(sql, values) {
      noted(sql);
      return db.write(sql, values);
    },
  };
}
