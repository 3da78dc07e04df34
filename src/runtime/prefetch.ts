import type { Manifest } from '../model/manifest.ts';
import type { Host } from './contract.ts';

/** What only screens with fields need; the first of them brings it. */
export async function loadFieldCheck() {
  return (await import('./check-fields.ts')).checkFields;
}

/** Loads descriptors, validators and widgets of the screens one step away. What fails is loaded again when it is needed. */
export function prefetchAround(host: Host, manifest: Manifest, screen: string): void {
  const next = manifest.screens.find(({ name }) => name === screen)?.next ?? [];
  for (const { name, schemaHash, widgets } of manifest.screens.filter((candidate) => next.includes(candidate.name))) {
    const loads = [
      host.loadScreen(name),
      ...(schemaHash === '' ? [] : [host.loadForm(schemaHash), loadFieldCheck()]),
      ...widgets.map((widget) => host.loadWidget(widget)),
    ];
    for (const load of loads) load.catch((error: unknown) => host.report('prefetch', error));
  }
}
