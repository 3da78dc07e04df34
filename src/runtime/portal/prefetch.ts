import type { ManifestScreen } from '../../model/manifest.ts';
import type { Host } from '../contract/host.ts';
import { loadOnce } from '../core/load-once.ts';
import { loadFieldParts } from '../fields/load-parts.ts';

/** Needed only by services that others launch. */
export const loadLaunch = loadOnce(() => import('../screen/open-launch.ts').then((late) => late.openLaunch));

/** Needed by every screen, but not by the frame, which is painted before. */
export const loadScreenParts = loadOnce(() => import('../screen/screen.ts').then((late) => late.createScreen));

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
  for (const load of loads) load.catch((error: unknown) => host.report('prefetch', error));
}
