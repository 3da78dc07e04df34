import type { KeyRing } from './key-ring.ts';

/**
 * Within a transaction, statements that do not build on each other may be asked for together (`Promise.all`): they are sent at once and carried out in
 * their order. `bigint` and `date` are selected as text (`id::text`), so that both databases return
 * the same rows.
 */
export interface Queries {
  /** Runs one statement with `$1 …` placeholders. Objects for a `jsonb` column must go through `json()`. */
  query<Row extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs one statement whose rows nobody asks for. In a transaction it is sent without waiting for its answer: where it fails, so does the transaction,
   * at the latest as it commits. What is to be known of a failure, or told from it, goes through `query`.
   */
  write(sql: string, values?: readonly unknown[]): Promise<void>;
  /** Runs several statements without placeholders (migrations). */
  script(sql: string): Promise<void>;
  /** With which columns are sealed and hashed (`sealed.ts`). */
  readonly keys: KeyRing;
}

export interface TransactionOptions {
  /** How long one statement of it may take on a PostgreSQL; default as everything. */
  readonly statementSeconds?: number;
}

/** The portal's database: PGlite in a data folder, or PostgreSQL. Several processes may share the latter. */
export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgresql';
  /** Commits when `work` resolves, rolls back when it rejects. Begins with the first statement; `NoConnection`: there was none, and nothing was done. */
  transaction<T>(work: (queries: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Of this process. */
  connections(): Connections;
  close(): Promise<void>;
}

/** How many connections there are, and who waits for one. */
export interface Connections {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
  /** As many as there may be. */
  readonly most: number;
}

/** A value for a `jsonb` placeholder: write `$1::text::jsonb`, so that no driver guesses its type. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
