import type { Manifest, ManifestScreen } from '../model/manifest.ts';
import type { Host } from './contract.ts';

/** What only screens with fields need; the first of them brings it. */
export async function loadFieldCheck() {
  return (await import('./check-fields.ts')).checkFields;
}

/** Loads descriptor, service, validator and widgets of a screen, the largest part first. What fails is loaded again when it is needed. */
export function prefetchScreen(host: Host, { name, service, schemaHash, widgets }: ManifestScreen): void {
  const loads = [
    ...(schemaHash === '' ? [] : [host.loadForm(schemaHash), loadFieldCheck()]),
    host.loadScreen(name),
    host.loadService(service),
    ...widgets.map((widget) => host.loadWidget(widget)),
  ];
  for (const load of loads) load.catch((error: unknown) => host.report('prefetch', error));
}

/** The same for the screens one step away. */
export function prefetchAround(host: Host, manifest: Manifest, screen: string): void {
  const next = manifest.screens.find(({ name }) => name === screen)?.next ?? [];
  for (const candidate of manifest.screens) if (next.includes(candidate.name)) prefetchScreen(host, candidate);
}
