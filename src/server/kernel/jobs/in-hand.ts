import type { ClaimedJob } from './claim-job.ts';

/** What the runs of one process have in hand, so that one of them can wait for what another has begun. */
export interface InHand {
  /** Claims a job and carries it out; what the claim answers, once that is done. Throws what the claim throws. */
  take(claim: Promise<ClaimedJob | null>, carryOut: (job: ClaimedJob) => Promise<void>): Promise<ClaimedJob | null>;
  /** Waits for those that are `awaited`; true: there were some. */
  end(awaited: (job: ClaimedJob) => boolean): Promise<boolean>;
}

export function createInHand(): InHand {
  const taken = new Set<{ readonly claim: Promise<ClaimedJob | null>; readonly end: Promise<unknown> }>();
  return {
    async take(claim, carryOut) {
      const end = claim.then((job) => (job === null ? undefined : carryOut(job)));
      const one = { claim: claim.catch(() => null), end: end.catch(() => undefined) };
      taken.add(one);
      try {
        await end;
        return await claim;
      } finally {
        taken.delete(one);
      }
    },
    async end(awaited) {
      const ends = [...taken].map(async ({ claim, end }) => {
        const job = await claim;
        if (job === null || !awaited(job)) return false;
        await end;
        return true;
      });
      return (await Promise.all(ends)).includes(true);
    },
  };
}
