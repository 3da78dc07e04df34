import type { LoadedProject } from '../../load/gather/loaded.ts';

/** What holds steps: services, screens, guards, the error catalogue. */
export function stepHolders({ services, screens, catalogs }: LoadedProject['project']): readonly unknown[] {
  const catalog = catalogs[0];
  return [...services, ...screens, ...(catalog ? [catalog.guards, catalog.errors] : [])];
}
