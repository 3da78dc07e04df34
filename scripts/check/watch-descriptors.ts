import { watch } from 'node:fs';
import { join } from 'node:path';

/** One save causes several events, which are debounced into one check. */
const QUIET_MILLISECONDS = 50;

/** Calls `changed` after every change to a descriptor, until the signal or the end of the process. */
export function watchDescriptors(root: string, changed: () => void, until?: AbortSignal): void {
  let waiting: NodeJS.Timeout | undefined;
  until?.addEventListener('abort', () => clearTimeout(waiting));
  for (const folder of ['screens', 'catalog', 'schemas']) {
    watch(join(root, folder), { recursive: true, ...(until && { signal: until }) }, (_event, file) => {
      if (file === null || !/\.(?:ya?ml|json)$/.test(file)) return;
      clearTimeout(waiting);
      waiting = setTimeout(changed, QUIET_MILLISECONDS);
    });
  }
}
