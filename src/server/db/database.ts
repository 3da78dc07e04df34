/** Rows of a SELECT; `bigint` and `date` are selected as text (`id::text`), so both databases answer the same. */
export interface Queries {
  /** Runs one statement with `$1 …` placeholders. Objects given for a `jsonb` column must be passed through `json()`. */
  query<Row extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements without placeholders (migrations). */
  script(sql: string): Promise<void>;
}

/** The portal's database: PGlite in a data folder, or PostgreSQL. Several processes may share the latter. */
export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgresql';
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A value for a `jsonb` placeholder: write `$1::text::jsonb`, so that no driver guesses at its type. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
