import { type Database, json, type Queries } from './database.ts';
import { longStatementSeconds } from './limits.ts';
import { digestOf, type Migration } from './migration.ts';
import { migrationsThatRan, whyNotRun } from './migrations-beside.ts';

/** Arbitrary advisory lock number: only one process at a time may change the tables. */
const lockNumber = 20260401;

/** Runs every pending migration exactly once, in the given order. Throws, and changes nothing, where one may not run any more. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  const all = async (queries: Queries) => {
    await queries.query('select pg_advisory_xact_lock($1::bigint)', [lockNumber]);
    await queries.script('create table if not exists migrations (name text primary key, ran_at timestamptz not null)');
    await addDigests(queries);
    const before = await migrationsThatRan(queries);
    const refusals = whyNotRun(migrations, before);
    if (refusals.length > 0) throw new Error(refusals.join('\n'));
    const ran = new Set(before.map(({ name }) => name));
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
  const ways = formerly.map((names) => ({ names, left: names.filter((former) => !ran.has(former)) }));
  const begun = ways.find(({ names, left }) => left.length < names.length);
  if (begun === undefined)
    await queries.script(sql).catch((error: Error) => {
      throw new Error(`The migration ${name} failed: ${error.message}`, { cause: error });
    });
  else if (ways.every(({ left }) => left.length > 0))
    throw new Error(
      `The database is older than migrations can bring it up to date: ${begun.left.join(', ')} of ${name} did not run. Open it once with an earlier portal (docs/changelog.md).`,
    );
  await queries.query('insert into migrations (name, ran_at) values ($1, now())', [name]);
}
