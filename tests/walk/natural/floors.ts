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

/** How many edges of each service were taken. */
export function takenOf({ edges, node }: Ground, { taken }: Ledger) {
  const services = [...new Set(edges.map(({ from }) => node(from).service))];
  return services.map((service) => {
    const own = edges.filter(({ from }) => node(from).service === service);
    return { service, taken: own.filter(({ id }) => taken.has(id)).length, all: own.length };
  });
}

/** Services of which fewer edges were taken than their floor says. `least` has to name every service, unless `isPlayed` leaves it out. */
export const below = (
  ground: Ground,
  ledger: Ledger,
  least: Floors,
  isPlayed: (service: string) => boolean = () => true,
): readonly string[] =>
  takenOf(ground, ledger)
    .filter(({ service, taken }) => isPlayed(service) && taken < (least[service] ?? Number.POSITIVE_INFINITY))
    .map(({ service, taken }) => `${service}: ${taken}`);
