import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Arbitrary advisory lock number: only one process at a time may change the tables. */
const lockNumber = 20260401;

/** Runs every pending `migrations/*.sql` exactly once, in the order of the file names. */
export async function migrate(database: Database): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  await database.transaction(async (queries) => {
    await queries.query('select pg_advisory_xact_lock($1::bigint)', [lockNumber]);
    await queries.script('create table if not exists migrations (name text primary key, ran_at timestamptz not null)');
    const done = new Set((await queries.query<{ name: string }>('select name from migrations')).map((row) => row.name));
    for (const name of files) {
      if (done.has(name)) continue;
      await queries.script(await readFile(new URL(name, folder), 'utf8'));
      await queries.query('insert into migrations (name, ran_at) values ($1, now())', [name]);
    }
  });
}
