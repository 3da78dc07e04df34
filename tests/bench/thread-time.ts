import type { ThrottledPage } from './throttled-page.ts';

type Devtools = ThrottledPage['devtools'];

/** Milliseconds that the page's main thread has worked. */
export interface ThreadTime {
  /** In tasks, but for those of the measuring itself. */
  readonly tasks: number;
  /** Of these, in scripts. */
  readonly script: number;
}

/** From now on the metrics of tasks count what the thread has worked, not what has passed: others on the machine do not show. */
export async function countThreadTime(devtools: Devtools): Promise<void> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** What an act takes of the page's main thread. */
export async function ofThread(
  { devtools }: Pick<ThrottledPage, 'devtools'>,
  act: () => Promise<void>,
): Promise<ThreadTime> {
  const before = await soFar(devtools);
  await act();
  const after = await soFar(devtools);
  return { tasks: after.tasks - before.tasks, script: after.script - before.script };
}

async function soFar(devtools: Devtools): Promise<ThreadTime> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const milliseconds = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
  return {
    tasks: milliseconds('TaskDuration') - milliseconds('DevToolsCommandDuration'),
    script: milliseconds('ScriptDuration'),
  };
}
