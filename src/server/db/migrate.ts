import type { Database, Queries } from './database.ts';
import { longStatementSeconds } from './limits.ts';

export interface Migration {
  /** The key under which it is known to have run: its module and its file. Example `kana/001-kana.sql`. */
  readonly name: string;
  /** Keys under which all that it does ran before it stood here; none = it is new. */
  readonly formerly?: readonly string[];
  readonly sql: string;
}

/** Arbitrary advisory lock number: only one process at a time may change the tables. */
const lockNumber = 20260401;

/** Runs every pending migration exactly once, in the given order. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  const all = async (queries: Queries) => {
    await queries.query('select pg_advisory_xact_lock($1::bigint)', [lockNumber]);
    await queries.script('create table if not exists migrations (name text primary key, ran_at timestamptz not null)');
    const ran = new Set((await queries.query<{ name: string }>('select name from migrations')).map((row) => row.name));
    for (const migration of migrations) if (!ran.has(migration.name)) await run(queries, migration, ran);
  };
  await database.transaction(all, { statementSeconds: longStatementSeconds });
}

async function run(queries: Queries, { name, formerly = [], sql }: Migration, ran: ReadonlySet<string>): Promise<void> {
  const left = formerly.filter((former) => !ran.has(former));
  if (left.length === formerly.length)
    await queries.script(sql).catch((error: Error) => {
      throw new Error(`The migration ${name} failed: ${error.message}`, { cause: error });
    });
  else if (left.length > 0)
    throw new Error(
      `The database is older than migrations can bring it up to date: ${left.join(', ')} of ${name} did not run. Open it once with an earlier portal (docs/changelog.md).`,
    );
  await queries.query('insert into migrations (name, ran_at) values ($1, now())', [name]);
}
