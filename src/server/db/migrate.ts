import type { Database } from './database.ts';

export interface Migration {
  /** Its file's name, the key under which it is known to have run. Example `003-kana.sql`. */
  readonly name: string;
  readonly sql: string;
}

/** Arbitrary advisory lock number: only one process at a time may change the tables. */
const lockNumber = 20260401;

/** Runs every pending migration exactly once, in the given order. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query('select pg_advisory_xact_lock($1::bigint)', [lockNumber]);
    await queries.script('create table if not exists migrations (name text primary key, ran_at timestamptz not null)');
    const done = new Set((await queries.query<{ name: string }>('select name from migrations')).map((row) => row.name));
    for (const { name, sql } of migrations) {
      if (done.has(name)) continue;
      await queries.script(sql).catch((error: Error) => {
        throw new Error(`The migration ${name} failed: ${error.message}`, { cause: error });
      });
      await queries.query('insert into migrations (name, ran_at) values ($1, now())', [name]);
    }
  });
}
