import type { Database, Queries } from './database.ts';
import { isDatabaseAway } from './no-connection.ts';

/** In a word, for whoever looks after it. */
export type DatabaseState =
  | 'ok'
  | 'read-only'
  | 'full'
  | 'too many connections'
  | 'no answer'
  | 'unreachable'
  | 'failing';

/** For each statement: whoever asks is told within five seconds. */
const statementSeconds = 2;

/** Never throws. */
export async function databaseState(database: Database): Promise<DatabaseState> {
  try {
    await database.transaction(write, { statementSeconds });
    return 'ok';
  } catch (error) {
    return stateOf(error);
  }
}

/** Changing a row finds its place even on a full disk: what is sorted beside it needs a new file, which it leaves at once. */
async function write(db: Queries): Promise<void> {
  await db.query(
    'insert into heartbeat (one, at) values (true, now()) on conflict (one) do update set at = excluded.at',
  );
  await db.query(`set local work_mem = '64kB'`);
  await db.query(
    'select count(*) from (select n from generate_series(1, 5000) n order by md5(n::text) offset 0) sorted',
  );
}

function stateOf(error: unknown): DatabaseState {
  const { code = '' } = (error ?? {}) as { readonly code?: string };
  // A standby, one that was set so, and one whose last number of a transaction is near.
  if (code === '25006') return 'read-only';
  if (code === '53100') return 'full';
  if (code === '53300') return 'too many connections';
  // Given up by us, by the server, and waiting for somebody's lock.
  if (['no-answer', '57014', '55P03'].includes(code)) return 'no answer';
  return isDatabaseAway(error) ? 'unreachable' : 'failing';
}
