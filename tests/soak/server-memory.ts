import { readFileSync } from 'node:fs';
import { startPortal } from '../browser/harness/start-portal.ts';
import { submitOnce } from './journey.ts';

const atOnce = 8;
const megabyte = 1024;

/** Replays submissions against the real server until `requests` were answered; prints its memory (Linux only). */
export async function soakServer(requests: number, mostMegabytes: number): Promise<boolean> {
  const portal = await startPortal({ MADOGUCHI_CALLS_PER_MINUTE: '10000000' });
  try {
    let asked = 0;
    const report = () => {
      const { now, peak } = memoryOf(portal.pid);
      console.log(`${asked} requests: ${now.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`);
    };
    const worker = async () => {
      while (asked < requests) {
        await submitOnce(portal.origin, () => {
          asked += 1;
          if (asked % (requests / 10) === 0) report();
        });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    report();
    return memoryOf(portal.pid).peak <= mostMegabytes;
  } finally {
    await portal.stop();
  }
}

/** Resident memory in megabytes, at the moment and at its highest. */
function memoryOf(pid: number): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  return { now: kilobytes('VmRSS') / megabyte, peak: kilobytes('VmHWM') / megabyte };
}
