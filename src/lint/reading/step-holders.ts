import type { LoadedProject } from '../../load/gather/loaded.ts';

/** Everything that contains steps: services, screens, guards, the error catalogue. */
export function stepHolders({ services, screens, catalogs }: LoadedProject['project']): readonly unknown[] {
  const catalog = catalogs[0];
  return [...services, ...screens, ...(catalog ? [catalog.guards, catalog.errors] : [])];
}
