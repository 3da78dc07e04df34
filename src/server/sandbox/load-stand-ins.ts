import type { StandIn } from '../kernel/portal/stand-in.ts';

/** The other halves of the services that have one, in that order. */
export function loadStandIns(modules: readonly { readonly standIn: URL | null }[]): Promise<readonly StandIn[]> {
  return Promise.all(
    modules.flatMap(({ standIn }) =>
      standIn === null ? [] : [import(standIn.href).then((loaded: { readonly standIn: StandIn }) => loaded.standIn)],
    ),
  );
}
