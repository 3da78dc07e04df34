import { json, type Queries } from '../../db/database.ts';
import type { Job } from './job-kind.ts';

/** Whose clock is ahead, in the sandbox: the one furthest ahead of all in which the person is logged in. */
const ahead = `coalesce((select max(s.clock_offset_ms) from sessions s where s.citizen_id = j.citizen_id and not s.ended), 0)`;

interface Claim {
  /** Of the server. */
  readonly now: Date;
  /** Clocks differ. */
  readonly sandbox: boolean;
  readonly kinds: readonly string[];
  /** Only jobs of this citizen; null = of anybody, and of nobody. */
  readonly citizenId: string | null;
}

/** A job, its content as it is stored, with the milliseconds by which its citizen's clock is ahead, and when it was planned. */
export interface ClaimedJob extends Job {
  readonly aheadMs: number;
  readonly plannedAt: Date;
}

/**
 * Takes the job that is due first, so that nobody else does; null = none is. Whoever takes it has a minute, and twice as long each time it
 * failed, up to six hours: then it is there for others again, as it is when the process has ended meanwhile.
 */
export async function claimJob(db: Queries, { now, sandbox, kinds, citizenId }: Claim): Promise<ClaimedJob | null> {
  const clock = sandbox ? `$1::timestamptz + ${ahead} * interval '1 millisecond'` : '$1::timestamptz';
  const whose = citizenId === null ? '$3::text is null' : 'j.citizen_id = $3';
  const [row] = await db.query<ClaimedJob & { readonly aheadMs: string }>(
    `update jobs j
        set attempts = j.attempts + 1,
            next_try_at = $1::timestamptz + least(power(2, least(j.attempts, 12)) * interval '1 minute', interval '6 hours')
      where j.id = any (array(
        select j.id from jobs j
         where j.done_at is null and j.next_try_at <= $1::timestamptz and j.run_at <= ${clock} and ${whose}
           and j.kind in (select jsonb_array_elements_text($2::text::jsonb))
         order by j.run_at, j.id limit 1 for update of j skip locked))
      returning j.id::text, j.key, j.kind, j.citizen_id as "citizenId", j.run_at as "runAt", j.content, j.attempts,
                j.created_at as "plannedAt", ${ahead}::text as "aheadMs"`,
    [now, json(kinds), citizenId],
  );
  if (row === undefined) return null;
  return { ...row, aheadMs: Number(row.aheadMs) };
}
