import { createHash } from 'node:crypto';
import { type Database, json, type Queries } from './database.ts';
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

/** Of what it does: comments and the breaks of lines may be mended later. */
const digestOf = ({ sql }: Migration) =>
  createHash('sha256')
    .update(sql.replace(/^\s*--.*$/gm, '').replace(/\s+/g, ' '))
    .digest('hex');

/** Those that read otherwise than when they ran: of what was changed, this database has nothing. */
export async function editedSince(database: Queries, migrations: readonly Migration[]): Promise<readonly string[]> {
  const rows = await database.query<{ name: string; digest: string }>('select name, digest from migrations');
  const ran = new Map(rows.map(({ name, digest }) => [name, digest]));
  return migrations.filter((one) => (ran.get(one.name) ?? digestOf(one)) !== digestOf(one)).map(({ name }) => name);
}

/** Runs every pending migration exactly once, in the given order. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  const all = async (queries: Queries) => {
    await queries.query('select pg_advisory_xact_lock($1::bigint)', [lockNumber]);
    await queries.script('create table if not exists migrations (name text primary key, ran_at timestamptz not null)');
    await addDigests(queries);
    const ran = new Set((await queries.query<{ name: string }>('select name from migrations')).map((row) => row.name));
    for (const migration of migrations) if (!ran.has(migration.name)) await run(queries, migration, ran);
    const digests = Object.fromEntries(migrations.map((one) => [one.name, digestOf(one)]));
    await queries.query(
      `update migrations set digest = new.value from jsonb_each_text($1::text::jsonb) new
        where new.key = migrations.name and migrations.digest is null`,
      [json(digests)],
    );
  };
  await database.transaction(all, { statementSeconds: longStatementSeconds });
}

/** Databases of before had none. Asked first: to alter a table waits for whoever reads it, as a backup does. */
async function addDigests(queries: Queries): Promise<void> {
  const [column] = await queries.query(
    `select 1 from information_schema.columns
      where table_schema = current_schema() and table_name = 'migrations' and column_name = 'digest'`,
  );
  if (column === undefined) await queries.script('alter table migrations add column digest text');
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
