// chunk: ahead
import type { ManifestScreen } from '../../model/manifest.ts';
import type { Core } from '../core/core.ts';
import { loadFieldChecks } from '../fields/load-parts.ts';

/** What sends every call after the first state; the same as what sends before it (`tests/settings/http-client.test.ts`). */
async function loadClient() {
  return (await import('../calls/client.ts')).client;
}

/** Prefetches what a screen will still need, what sends its calls, and the screens one step away; `prefetchScreen`: what such a one is drawn with. */
export async function prefetchAround(
  { host, parts, calls }: Pick<Core, 'host' | 'parts' | 'calls'>,
  name: string,
  prefetchScreen: (screen: ManifestScreen) => void,
): Promise<void> {
  const load = (loads: readonly Promise<unknown>[]) => {
    for (const one of loads) one.catch((error: unknown) => host.report('prefetch', error));
  };
  /** What judges the inputs of that screen. */
  const loadChecks = ({ schemaHash, groupHashes }: ManifestScreen) => {
    if (schemaHash !== '')
      load([loadFieldChecks(), ...[schemaHash, ...groupHashes].map((hash) => host.loadForm(hash))]);
  };
  // A browser that failed to load a module does not retry before the next page load: what the first write needs, one that fails, and what looks at
  // answers comes while there is a connection.
  load([loadClient().then(calls.sendBy), import('../calls/idempotency.ts'), import('./read-again.ts')]);
  const { screens } = parts.manifest;
  for (const screen of screens) if (screen.name === name) loadChecks(screen);
  const { ahead, service } = await host.loadScreen(name);
  load(ahead.calls.map((call) => host.loadResponseValidator(call)));
  const next = screens.filter((screen) => ahead.next.includes(screen.name));
  if (next.filter((screen) => screen.service === service).length > 1) {
    const together = host.loadTogether(service);
    load([together]);
    // Otherwise they come one by one.
    await together.catch(() => {});
  }
  for (const screen of next) {
    prefetchScreen(screen);
    loadChecks(screen);
  }
}
