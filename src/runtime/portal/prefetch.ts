import type { Manifest, ManifestScreen } from '../../model/manifest.ts';
import type { Calls } from '../calls/calls.ts';
import type { Host } from '../contract/host.ts';
import { loadFieldChecks, loadFieldParts } from '../fields/load-parts.ts';

/** Needed only by services that others launch. */
export async function loadLaunch() {
  return (await import('../screen/open-launch.ts')).openLaunch;
}

/** Needed by every screen, but not by the frame, which is painted before. */
export async function loadScreenParts() {
  return (await import('../screen/screen.ts')).createScreen;
}

/** What sends every call after the first state; the same as what sends before it (`tests/settings/http-client.test.ts`). */
async function loadClient() {
  return (await import('../calls/client.ts')).client;
}

/**
 * Loads descriptor, service, form and widgets of a screen: what it is drawn with. Descriptor and service go first, then the largest chunk: browsers open six connections, and
 * a seventh request starts a round trip later. Failed loads are retried when needed.
 */
export function prefetchScreen(host: Host, screen: ManifestScreen): void {
  const { name, service, schemaHash, widgets, launched = false } = screen;
  const loads = [
    host.loadScreen(name),
    host.loadService(service),
    ...(schemaHash === '' ? [] : [loadFieldParts()]),
    loadScreenParts(),
    ...(launched ? [loadLaunch()] : []),
    ...widgets.map((widget) => host.loadWidget(widget)),
  ];
  reportFailed(host, loads);
}

/** Prefetches what the current screen will still need, what sends its calls, and the screens one step away. */
export async function prefetchAround(
  host: Host,
  manifest: Manifest,
  calls: Pick<Calls, 'sendBy'>,
  screen: string,
): Promise<void> {
  // A browser that failed to load a module does not retry before the next page load: what the first write needs, one that fails, and what looks at
  // answers comes while there is a connection.
  reportFailed(host, [
    loadClient().then(calls.sendBy),
    import('../calls/idempotency.ts'),
    import('../screen/read-again.ts'),
  ]);
  prefetchChecks(host, manifest, screen);
  const { next, calls: sent } = (await host.loadScreen(screen)).ahead;
  reportFailed(
    host,
    sent.map((call) => host.loadResponseValidator(call)),
  );
  for (const candidate of manifest.screens) {
    if (!next.includes(candidate.name)) continue;
    prefetchScreen(host, candidate);
    prefetchChecks(host, manifest, candidate.name);
  }
}

/** What judges the inputs of that screen. */
function prefetchChecks(host: Host, { screens }: Manifest, name: string): void {
  const screen = screens.find((candidate) => candidate.name === name);
  if (screen === undefined || screen.schemaHash === '') return;
  const hashes = [screen.schemaHash, ...screen.groupHashes];
  reportFailed(host, [loadFieldChecks(), ...hashes.map((hash) => host.loadForm(hash))]);
}

function reportFailed(host: Host, loads: readonly Promise<unknown>[]): void {
  for (const load of loads) load.catch((error: unknown) => host.report('prefetch', error));
}
