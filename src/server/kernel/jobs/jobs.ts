import { setImmediate } from 'node:timers/promises';
import { readOnce } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import { knownCitizen, type NotRead } from '../../ports/register.ts';
import { keepMessage } from '../calls/outbox.ts';
import { jobContent } from '../calls/sealed-columns.ts';
import { findCitizen } from '../people/citizens.ts';
import type { Portal } from '../portal/portal.ts';
import { type ClaimedJob, claimJob } from './claim-job.ts';
import type { JobKinds } from './discover-jobs.ts';
import { createInHand } from './in-hand.ts';
import type { JobKind, OfCitizen, Running } from './job-kind.ts';
import { planJobs, takePlans } from './plan-jobs.ts';
import { sendMail } from './send-mail.ts';

/** The jobs of a portal. */
export interface Jobs {
  readonly kinds: JobKinds;
  /** Names of kinds that hold each other up: a mail service or a register that takes its time delays nothing else. */
  readonly lanes: readonly (readonly string[])[];
  /**
   * Carries out everything that is due, in order; returns how many were done. Never throws for a job that fails. For one citizen, whom a page waits for, it also
   * waits for what another run of this process has begun; outside the sandbox it leaves alone what reaches out (a mail service may be slow), and ends where one fails.
   */
  run(of?: DueJobs): Promise<number>;
}

export interface DueJobs {
  /** Of this citizen alone; default of everybody. */
  readonly citizenId?: string;
  /** Where people reach the portal; default that of the server. */
  readonly origin?: string;
  /** Of these kinds alone; default of all. */
  readonly ofKinds?: readonly string[];
  /** Asked before each: true = the rest stays for later. */
  isOver?(): boolean;
}

export interface JobFailure {
  readonly kind: string;
  readonly attempts: number;
  /** The database's SQLSTATE, or the kind of error. */
  readonly code: string;
}

export interface JobsOptions {
  /** Where people reach the portal. */
  origin(): string;
  failed(failure: JobFailure): void;
}

/** `found`: of the modules. */
export function createJobs(portal: Portal, found: JobKinds, { origin, failed }: JobsOptions): Jobs {
  // A plan needs all kinds: `carryOut` makes it.
  const kinds: JobKinds = new Map([...found, ['mail', sendMail], ['plan', { run: async () => undefined }]]);
  const all = [...kinds.keys()];
  const reachesOut = (kind: string) => kinds.get(kind)?.outside === true;
  const inHand = createInHand();
  /** How many were done: 1, or 0 where it failed. */
  const perform = async (claimed: ClaimedJob, asked: string | undefined) => {
    const kind = kinds.get(claimed.kind);
    if (kind === undefined) return 0;
    try {
      // One that is sealed under a lost key fails like any other, and those behind it have their turn.
      const content = jobContent.openJson(portal.database, claimed.citizenId ?? '', claimed.content);
      const job = { ...claimed, content };
      await carryOut({ portal, kinds, kind, job, origin: asked ?? origin() });
      return 1;
    } catch (error) {
      const code = codeOf(error);
      await portal.database.query('update jobs set last_error = $2 where id = $1::bigint', [claimed.id, code]);
      failed({ kind: claimed.kind, attempts: claimed.attempts, code });
      return 0;
    }
  };
  return {
    kinds,
    lanes: lanesOf(kinds),
    async run({ citizenId = null, origin: asked, ofKinds = all, isOver = () => false } = {}) {
      const isForPage = citizenId !== null && !portal.sandbox;
      const known = isForPage ? ofKinds.filter((kind) => !reachesOut(kind)) : ofKinds;
      const isAwaited = (job: ClaimedJob) => job.citizenId === citizenId && (portal.sandbox || !reachesOut(job.kind));
      let done = 0;
      let failedOne = false;
      while (!isOver() && !(isForPage && failedOne)) {
        const claim = claimJob(portal.database, {
          now: portal.now(),
          sandbox: portal.sandbox,
          kinds: known,
          citizenId,
        });
        const job = await inHand.take(claim, async (taken) => {
          const one = await perform(taken, asked);
          done += one;
          failedOne ||= one === 0;
        });
        // What another run has done meanwhile may have made more due.
        if (job === null && (citizenId === null || !(await inHand.end(isAwaited)))) break;
        // Whoever asks for a page meanwhile does not wait for all of them.
        await setImmediate();
      }
      return done;
    },
  };
}

/** What asks a register, the mail, what else takes long, and the rest. */
function lanesOf(kinds: JobKinds): Jobs['lanes'] {
  const laneOf = ([name, { outside, record }]: readonly [string, JobKind]) =>
    name === 'mail' ? 'mail' : outside ? 'outside' : record || name === 'plan' ? 'register' : 'rest';
  const lanes = new Set([...kinds].map(laneOf));
  return [...lanes].map((lane) => [...kinds].filter((kind) => laneOf(kind) === lane).map(([name]) => name));
}

interface CarryingOut {
  readonly portal: Portal;
  readonly kinds: JobKinds;
  readonly kind: JobKind;
  readonly job: ClaimedJob;
  readonly origin: string;
}

async function carryOut({ portal, kinds, kind, job, origin }: CarryingOut): Promise<void> {
  const { database } = portal;
  // Only on a clock that was set forward has a time come that is still to come: it is passed by then. What is late is done late.
  const now = job.runAt > portal.now() ? job.runAt : new Date(portal.now().getTime() + job.aheadMs);
  const { citizenId } = job;
  const [citizen, own] =
    citizenId === null
      ? [null, {}]
      : await Promise.all([findCitizen(database, citizenId), ownSettings(database, citizenId)]);
  const isPlan = job.kind === 'plan';
  // Nobody holds a connection while the register takes its time.
  const known = citizen !== null && (isPlan || kind.record) ? await knownCitizen(portal.register, citizen) : null;
  let unread: NotRead | null = null;
  const work = async (db: Queries) => {
    const plans = isPlan ? await takePlans(db, job) : null;
    // Their rows are gone, and so is this one.
    if (citizenId !== null && citizen === null) return undefined;
    const settings = { ...portal.settings, ...own };
    if (known !== null && plans !== null) {
      // Several kinds go by the same rows.
      const of: OfCitizen = { db: readOnce(db, new Map()), citizen: known, now, settings };
      const since = new Date(plans.at.getTime() + job.aheadMs);
      unread = await planJobs(kinds, of, { since, tables: plans.tables });
      return undefined;
    }
    const send: Running['send'] = async (message) => {
      if (citizen !== null) await keepMessage(db, citizen.id, now, message);
    };
    const running = { portal, db, job, citizen, now, settings, origin, send };
    if (kind.record === undefined) return kind.run(running);
    return known === null ? undefined : kind.run({ ...running, citizen: known });
  };
  if (kind.outside) return finish(database, kind, job, portal.now(), await work(database));
  await database.transaction(async (db) => {
    const more = await work(db);
    if (unread === null) await finish(db, kind, job, portal.now(), more);
  });
  // What could be planned is; the rest is tried again.
  if (unread !== null) throw unread;
}

/** Throws where somebody else has taken it meanwhile: then what was done in this transaction was not. */
async function finish(
  db: Queries,
  { everySeconds, once }: JobKind,
  { id, attempts, citizenId, content }: ClaimedJob,
  now: Date,
  more: object = {},
): Promise<void> {
  const mine = 'id = $1::bigint and attempts = $2 and done_at is null returning id';
  const found = await (everySeconds !== undefined
    ? db.query(
        `update jobs set run_at = $3::timestamptz + $4 * interval '1 second', attempts = 0, next_try_at = 'epoch', last_error = null where ${mine}`,
        [id, attempts, now, everySeconds],
      )
    : once
      ? db.query(`update jobs set done_at = $3, content = $4::text::jsonb where ${mine}`, [
          ...[id, attempts, now, jobContent.json(db, citizenId ?? '', { ...content, ...more })],
        ])
      : db.query(`delete from jobs where ${mine}`, [id, attempts]));
  if (found.length === 0) throw Object.assign(new Error('taken by another process'), { code: 'taken' });
}

/** Settings of the browser in which the citizen was last (sandbox). */
async function ownSettings(db: Queries, citizenId: string): Promise<object> {
  const [row] = await db.query<{ settings: object }>(
    'select settings from sessions where citizen_id = $1 and not ended order by expires_at desc limit 1',
    [citizenId],
  );
  return row?.settings ?? {};
}

/** The code only: the message may contain row data. */
function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}
