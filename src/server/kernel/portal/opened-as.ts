import type { Database } from '../../db/database.ts';

/** The first start on a database says for whom it is. Throws where that was somebody else: sample citizens log in without a password, as anybody. */
export async function openAs(database: Database, sandbox: boolean): Promise<void> {
  await database.query('insert into opened_as (sandbox) values ($1) on conflict (one) do nothing', [sandbox]);
  const [row] = await database.query<{ sandbox: boolean }>('select sandbox from opened_as');
  if (row === undefined || row.sandbox === sandbox) return;
  await database.close();
  throw new Error(
    sandbox
      ? 'SANDBOX=on is not for this database: it was opened without it, for people. Take SANDBOX out, or name another database (DATABASE_URL or MADOGUCHI_DATA).'
      : 'This database was opened with SANDBOX=on: sample citizens are in it, as whom anybody logs in. Name another one (DATABASE_URL or MADOGUCHI_DATA), or set SANDBOX=on.',
  );
}
