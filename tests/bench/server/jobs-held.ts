import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, json } from '../../../src/server/db/database.ts';
import type { AuditEntry } from '../../../src/server/kernel/audit/audit-entry.ts';
import { keepAudit } from '../../../src/server/kernel/audit/keep-audit.ts';
import { keepMessage } from '../../../src/server/kernel/calls/outbox.ts';
import { keptAnswer } from '../../../src/server/kernel/calls/sealed-columns.ts';
import { table } from '../markdown-table.ts';
import { openSessions } from './people.ts';
import type { Serving } from './serving-process.ts';

/** Milliseconds for which a job may hold the event loop. */
const mostMs = 50;

const atOnce = 1000;

interface MeasuredJob {
  /** As it is called in the table `jobs`. */
  readonly kind: string;
  readonly over: string;
  /** Makes what it has to do. Periodic jobs are then set to run; others are there by it. */
  fill(database: Database): Promise<void>;
}

const times = async (count: number, work: (some: readonly number[]) => Promise<unknown>) => {
  for (let from = 0; from < count; from += atOnce)
    await work(Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => from + index));
};

const auditRow = (): AuditEntry => ({
  at: new Date(),
  kind: 'filing',
  call: 'createXml',
  actor: 'citizen',
  subject: randomUUID(),
  number: null,
  follows: null,
  requestId: randomUUID(),
});

/** `database`: of a process that seals with an older key. */
const measuredJobs: readonly MeasuredJob[] = [
  {
    kind: 'retention/forget-old',
    over: '30,000 expired sessions, 30,000 answers kept',
    async fill(database) {
      await openSessions(database, 30_000, { endedDaysAgo: 8 });
      await times(30_000, (some) =>
        database.query(
          `insert into idempotency (owner, path, key, request_hash, created_at, answer)
           select 'owner', '/path', key, '', now() - interval '8 days', '{}' from jsonb_array_elements_text($1::text::jsonb) k (key)`,
          [json(some.map(() => randomUUID()))],
        ),
      );
    },
  },
  {
    kind: 'audit/chain',
    over: '100,000 rows',
    fill: (database) => times(100_000, (some) => keepAudit(database, some.map(auditRow))),
  },
  { kind: 'audit/verify', over: '100,000 rows', fill: async () => undefined },
  {
    kind: 'audit/forget',
    over: '100,000 rows, none too old',
    fill: async () => undefined,
  },
  {
    kind: 'sealing/reseal',
    over: '10,000 answers under an older key',
    fill: (database) =>
      times(10_000, (some) =>
        database.query(
          `insert into idempotency (owner, path, key, request_hash, created_at, answer)
           select 'owner', '/path', k ->> 0, '', now(), k -> 1 from jsonb_array_elements($1::text::jsonb) k`,
          [
            json(
              some.map(() => [
                randomUUID(),
                JSON.parse(
                  keptAnswer.json(database, 'owner', { resultCode: '0000', resBody: { text: '控え'.repeat(50) } }),
                ),
              ]),
            ),
          ],
        ),
      ),
  },
  {
    kind: 'plan',
    over: '500 people',
    async fill(database) {
      await openSessions(database, 500);
    },
  },
  {
    kind: 'mail',
    over: '40 mails',
    async fill(database) {
      const [row] = await database.query<{ id: string }>('select id from citizens limit 1');
      for (let nth = 0; nth < 40; nth += 1)
        await database.transaction((db) =>
          keepMessage(db, row?.id ?? '', new Date(), {
            kind: 'mail',
            to: 'hanako@mail.example',
            text: 'お知らせです。',
          }),
        );
    },
  },
];

/** Lets one job after the other run as it does in the portal, and says how long each held the event loop of its process. */
export async function jobsHeld(serving: Serving, database: Database): Promise<string> {
  const rows: string[][] = [];
  for (const { kind, over, fill } of measuredJobs) {
    console.error(`server, ${kind}`);
    await quiet(database);
    await fill(database);
    if (kind !== 'plan') await database.query(`delete from jobs where kind = 'plan'`);
    await serving.ask('watch');
    const began = performance.now();
    await database.query(
      `update jobs set run_at = 'epoch', next_try_at = 'epoch' where kind = $1 and done_at is null`,
      [kind],
    );
    while (await isOpen(database, kind)) await sleep(100);
    const seconds = (performance.now() - began) / 1000;
    const { held } = await serving.ask('watched');
    if (held === null) throw new Error('Nobody watched.');
    const failed = await database.query('select 1 from jobs where kind = $1 and last_error is not null', [kind]);
    if (failed.length > 0) throw new Error(`${kind} has failed.`);
    rows.push([
      kind,
      over,
      `${seconds.toFixed(1)} s`,
      `${held.wall.toFixed(0)} ms`,
      `${held.processor.toFixed(0)} ms`,
      held.processor <= mostMs ? 'reached' : 'missed',
    ]);
  }
  const header = [
    'job',
    'over',
    'took, with the wait for its turn',
    'held, by the clock',
    'held, of the processor',
    `reach ${mostMs} ms`,
  ];
  return table(header, rows, { texts: 2, remarks: true });
}

/** Nothing else is due for a while. */
async function quiet(database: Database): Promise<void> {
  await database.query(`delete from jobs where kind in ('plan', 'mail')`);
  await database.query(`update jobs set run_at = now() + interval '1 hour' where done_at is null`);
}

async function isOpen(database: Database, kind: string): Promise<boolean> {
  const rows = await database.query(`select 1 from jobs where kind = $1 and done_at is null and run_at <= now()`, [
    kind,
  ]);
  return rows.length > 0;
}
