import { type Database, json, type Queries } from '../../db/database.ts';
import { japanDate } from '../time/japan-date.ts';

/** Milliseconds after the first unwritten call until the counts are flushed. */
const writeAfterMs = 10_000;

/** How often each call was answered, by day; never its content. Flushed in batches, so that no call waits for its count. */
export interface CallCounts {
  count(path: string, succeeded: boolean, now: Date): void;
  /** Flushes this process's counts. */
  write(db: Queries): Promise<void>;
  close(): Promise<void>;
}

interface Counted {
  calls: number;
  failures: number;
}

export function createCallCounts(database: Database): CallCounts {
  let counted = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  async function write(db: Queries): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (counted.size === 0) return;
    const bundle = counted;
    counted = new Map();
    try {
      await store(db, bundle);
    } catch (error) {
      for (const [key, { calls, failures }] of bundle) add(key, calls, failures);
      throw error;
    }
  }

  function add(key: string, calls: number, failures: number): void {
    const before = counted.get(key) ?? { calls: 0, failures: 0 };
    counted.set(key, { calls: before.calls + calls, failures: before.failures + failures });
  }

  return {
    count(path, succeeded, now) {
      add(`${japanDate(now)} ${path}`, 1, succeeded ? 0 : 1);
      // Counts that could not be written stay for the next batch.
      timer ??= setTimeout(() => void write(database).catch(() => undefined), writeAfterMs).unref();
    },
    write,
    close: () => write(database).catch(() => undefined),
  };
}

/** Writes the rows in a fixed order, so that two processes cannot deadlock. */
async function store(db: Queries, bundle: ReadonlyMap<string, Counted>): Promise<void> {
  const rows = [...bundle]
    .map(([key, numbers]) => ({ day: key.slice(0, 8), path: key.slice(9), ...numbers }))
    .sort((a, b) => (`${a.day} ${a.path}` < `${b.day} ${b.path}` ? -1 : 1));
  await db.query(
    `insert into call_counts (day, path, calls, failures)
     select day, path, calls, failures
       from jsonb_to_recordset($1::text::jsonb) as counted (day text, path text, calls bigint, failures bigint)
     on conflict (day, path) do update
       set calls = call_counts.calls + excluded.calls, failures = call_counts.failures + excluded.failures`,
    [json(rows)],
  );
}
