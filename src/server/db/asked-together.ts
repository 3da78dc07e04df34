import type { Queries } from './database.ts';

/** A statement that is asked with others. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** Its columns of moments: what comes in one answer comes as JSON. */
  readonly moments?: readonly string[];
}

export function rowsOf<Row extends object>(db: Queries, { sql, values }: Statement): Promise<Row[]> {
  return db.query<Row>(sql, values);
}

/** What was read, by statement. */
export type Known = Map<string, Promise<readonly object[]>>;

const keyOf = (sql: string, values: readonly unknown[]) => `${sql}\n${JSON.stringify(values)}`;

/** Locking rows changes none. */
export const changesRows = (sql: string) => /\b(?:insert\s+into|delete\s+from|update\s+\w+\s+set)\b/i.test(sql);

/** What is known where something is asked. */
const knownBy = new WeakMap<Queries, Known>();

/** Who asks again what is known is given what was read, until something is written. */
export function readOnce(db: Queries, known: Known): Queries {
  const once: Queries = {
    ...db,
    query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
      if (changesRows(sql)) {
        known.clear();
        return db.query<Row>(sql, values);
      }
      const key = keyOf(sql, values);
      const rows = known.get(key) ?? db.query<Row>(sql, values);
      known.set(key, rows);
      return rows as Promise<Row[]>;
    },
    write(sql, values) {
      known.clear();
      return db.write(sql, values);
    },
  };
  knownBy.set(once, known);
  return once;
}

/** Asks those of them that are not known in one statement. Who then asks one of them, even before the answer is there, is given what was read. */
export async function askedTogether(db: Queries, statements: readonly Statement[]): Promise<Queries> {
  const known: Known = knownBy.get(db) ?? new Map();
  const unknown = statements.filter(({ sql, values }) => !known.has(keyOf(sql, values)));
  const answer = unknown.length === 0 ? Promise.resolve([]) : inOneStatement(db, unknown);
  for (const [at, statement] of unknown.entries()) {
    const rows = answer.then((all) => (all[at] ?? []).map((one) => revived(one, statement)));
    // Whoever asks for it is told why there is none.
    rows.catch(() => undefined);
    known.set(keyOf(statement.sql, statement.values), rows);
  }
  await answer;
  return knownBy.has(db) ? db : readOnce(db, known);
}

async function inOneStatement(db: Queries, statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
  let before = 0;
  const parts = statements.map(({ sql, values }) => {
    const own = sql.replace(/\$(\d+)/g, (_all, place: string) => `$${Number(place) + before}`);
    before += values.length;
    return `(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (${own}) one)`;
  });
  const [row] = await db.query<{ readonly all: readonly (readonly Row[])[] }>(
    `select jsonb_build_array(${parts.join(', ')}) as "all"`,
    statements.flatMap(({ values }) => values),
  );
  return row?.all ?? [];
}

type Row = Readonly<Record<string, unknown>>;

function revived(row: Row, { moments = [] }: Statement): Row {
  const dates = moments.map((name) => [name, row[name] === null ? null : new Date(String(row[name]))] as const);
  return { ...row, ...Object.fromEntries(dates) };
}
