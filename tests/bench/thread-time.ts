import type { ThrottledPage } from './throttled-page.ts';

type Devtools = ThrottledPage['devtools'];

/** From now on the metrics of tasks count what the thread has worked, not what has passed: others on the machine do not show. */
export async function countThreadTime(devtools: Devtools): Promise<void> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Milliseconds of the page's main thread in tasks so far, but for those of the measuring itself. */
export async function threadMilliseconds(devtools: Devtools): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return (seconds('TaskDuration') - seconds('DevToolsCommandDuration')) * 1000;
}
