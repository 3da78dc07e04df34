import type { ThrottledPage } from './throttled-page.ts';

/** Heap in use after garbage collection; more than one round, since finalisers free more. */
export async function heapKilobytes({ devtools }: Pick<ThrottledPage, 'devtools'>): Promise<number> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1024;
}
