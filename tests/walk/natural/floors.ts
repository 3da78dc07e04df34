import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Ground } from '../ground.ts';
import type { Ledger } from './ledger.ts';

type Floors = { readonly [service: string]: number };

/** Least edges of each service that are taken with answers of the real portal; raised when more are. */
export const floors = parse(readFileSync('tests/walk/natural/floors.yaml', 'utf8')) as {
  readonly stories: Floors;
  readonly tries: Floors;
};

/** Services of which fewer edges were taken than their floor says. `least` has to name every service, unless `isPlayed` leaves it out. */
export function below(
  { edges, node }: Ground,
  { taken }: Ledger,
  least: Floors,
  isPlayed: (service: string) => boolean = () => true,
): readonly string[] {
  const count = new Map<string, number>();
  for (const edge of edges) {
    const { service } = node(edge.from);
    count.set(service, (count.get(service) ?? 0) + (taken.has(edge.id) ? 1 : 0));
  }
  return [...count]
    .filter(([service, taking]) => isPlayed(service) && taking < (least[service] ?? Number.POSITIVE_INFINITY))
    .map(([service, taking]) => `${service}: ${taking}`);
}
