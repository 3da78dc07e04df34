import type { Manifest, ManifestScreen } from '../../model/manifest.ts';
import type { Host } from '../contract/host.ts';
import { loadFieldParts } from '../fields/load-parts.ts';

/** Needed only by services that others launch. */
export async function loadLaunch() {
  return (await import('../screen/open-launch.ts')).openLaunch;
}

/** Needed by every screen, but not by the frame, which is painted before. */
export async function loadScreenParts() {
  return (await import('../screen/screen.ts')).createScreen;
}

/**
 * Loads descriptor, service, validator and widgets of a screen. Descriptor and service go first, then the largest chunk: browsers open six connections, and
 * a seventh request starts a round trip later. Failed loads are retried when needed.
 */
export function prefetchScreen(host: Host, screen: ManifestScreen): void {
  const { name, service, schemaHash, groupHashes, widgets, launched = false } = screen;
  const loads = [
    host.loadScreen(name),
    host.loadService(service),
    ...(schemaHash === '' ? [] : [host.loadForm(schemaHash), loadFieldParts()]),
    ...groupHashes.map((hash) => host.loadForm(hash)),
    loadScreenParts(),
    ...(launched ? [loadLaunch()] : []),
    ...widgets.map((widget) => host.loadWidget(widget)),
  ];
  for (const load of loads) load.catch((error: unknown) => host.report('prefetch', error));
}

/** Prefetches what the current screen will still need, and the screens one step away. */
export async function prefetchAround(host: Host, manifest: Manifest, screen: string): Promise<void> {
  const { next, calls } = (await host.loadScreen(screen)).ahead;
  // A browser that failed to load a module does not retry before the next page load, so validators are loaded while there is a connection.
  for (const call of calls) host.loadResponseValidator(call).catch((error: unknown) => host.report('prefetch', error));
  for (const candidate of manifest.screens) if (next.includes(candidate.name)) prefetchScreen(host, candidate);
}
