import { setTimeout } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { databaseState } from '../../db/database-state.ts';
import type { Figures } from './figures.ts';

export interface Counted {
  readonly database: Database;
  /** Of jobs. */
  readonly kinds: readonly string[];
  /** Table with the drafts of a service, by its name. */
  readonly drafts: ReadonlyMap<string, string>;
}

/** Whoever asks for figures is not kept waiting by a database that hangs. */
const usualMs = 2000;

interface JobRow {
  readonly kind: string;
  readonly due: number;
  readonly failing: number;
  readonly oldest: number | null;
}

/** How many wait or fail, by kind, and for how many seconds what is due first has been. */
const jobsQuery = `
  select kind, count(*) filter (where is_due)::integer as due, count(*) filter (where last_error is not null)::integer as failing,
    extract(epoch from now() - min(since) filter (where is_due))::double precision as oldest
  from (select kind, last_error, greatest(run_at, next_try_at, created_at) as since,
          greatest(run_at, next_try_at) <= now() as is_due from jobs where done_at is null) as open
  group by kind`;

const auditQuery = `
  select count(*)::integer as waiting, coalesce(extract(epoch from now() - min(at)), 0)::double precision as oldest
  from audit_log where place is null`;

/** Figures of what is in the database, counted when they are asked for; all processes tell the same, but for their own connections. */
export function databaseFigures(
  registry: Figures,
  { database, kinds, drafts }: Counted,
  mostMs = usualMs,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  const connections = gauge('db_client_connection_count', 'Connections of the pool', ['db_client_connection_state']);
  const most = gauge('db_client_connection_max', 'Most connections of the pool');
  const pending = gauge('db_client_connection_pending_requests', 'Who waits for a connection');
  const up = gauge('madoguchi_database_up', '1: the database answers within two seconds');
  const writable = gauge(
    'madoguchi_database_writable',
    '1: it takes a row within two seconds (0: read-only, full, away)',
  );
  const due = gauge('madoguchi_jobs_due', 'Jobs that are due', ['kind']);
  const failing = gauge('madoguchi_jobs_failing', 'Jobs that have failed and will be tried again', ['kind']);
  const oldest = gauge('madoguchi_jobs_oldest_due_seconds', 'For how long the job that was due first has been due');
  const kept = gauge('madoguchi_drafts', 'Drafts that are kept', ['service']);
  const waiting = gauge('madoguchi_audit_waiting', 'Rows of the audit log without a place in the chain');
  const waitingSince = gauge('madoguchi_audit_oldest_waiting_seconds', 'For how long the oldest of them has waited');
  const known = new Set(kinds);

  const count = async () => {
    const jobs = await database.query<JobRow>(jobsQuery);
    const [audit] = await database.query<{ waiting: number; oldest: number }>(auditQuery);
    const counted = await Promise.all(
      [...drafts].map(async ([service, table]) => {
        const [row] = await database.query<{ n: number }>(`select count(*)::integer as n from ${table}`);
        return [service, row?.n ?? 0] as const;
      }),
    );
    for (const one of [due, failing]) for (const kind of known) one.set({ kind }, 0);
    for (const row of jobs) {
      // Of an earlier or later program.
      const kind = known.has(row.kind) ? row.kind : 'other';
      due.inc({ kind }, row.due);
      failing.inc({ kind }, row.failing);
    }
    oldest.set(Math.max(0, ...jobs.map((row) => row.oldest ?? 0)));
    for (const [service, n] of counted) kept.set({ service }, n);
    waiting.set(audit?.waiting ?? 0);
    waitingSince.set(audit?.oldest ?? 0);
    up.set(1);
  };

  const tryWriting = async () => writable.set((await databaseState(database)) === 'ok' ? 1 : 0);

  let counting: Promise<unknown> | null = null;
  return async () => {
    const pool = database.connections();
    connections.set({ db_client_connection_state: 'used' }, pool.used);
    connections.set({ db_client_connection_state: 'idle' }, pool.idle);
    most.set(pool.most);
    pending.set(pool.waiting);
    // One that hangs is not asked again meanwhile.
    counting ??= Promise.all([count().catch(() => up.set(0)), tryWriting()]).finally(() => {
      counting = null;
    });
    const isCounted = await Promise.race([counting.then(() => true), setTimeout(mostMs, false, { ref: false })]);
    if (!isCounted) for (const figure of [up, writable]) figure.set(0);
  };
}
