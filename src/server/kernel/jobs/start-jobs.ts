import type { Database } from '../../db/database.ts';
import type { Jobs } from './jobs.ts';

/** Milliseconds between two looks at what is due. */
const everyMs = 2000;

/** Carries out jobs as they become due, in this process beside any number of others. `stop` waits for the one at hand. */
export async function startJobs(
  database: Database,
  jobs: Jobs,
  failed: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  for (const [kind, { everySeconds }] of jobs.kinds)
    if (everySeconds !== undefined)
      await database.query(
        `insert into jobs (key, kind, run_at) values ($1, $1, 'epoch') on conflict (key) do nothing`,
        [kind],
      );
  const lanes = jobs.lanes.map((ofKinds) => startLane(jobs, ofKinds, failed));
  return {
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

function startLane(jobs: Jobs, ofKinds: readonly string[], failed: (error: unknown) => void) {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const look = () => {
    running = jobs
      .run({ ofKinds, isOver: () => stopped })
      .catch(failed)
      .finally(next);
  };
  const next = () => {
    if (!stopped) timer = setTimeout(look, everyMs).unref();
  };
  timer = setTimeout(look, 0).unref();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
