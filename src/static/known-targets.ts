import { unknown } from '../expressions/evaluate-known.ts';
import type { Manifest } from '../model/manifest.ts';
import { pathParameters } from '../runtime/navigation/routes.ts';
import { type IsKnownTarget, type Knowing, knownPart } from './known-part.ts';
import type { Published } from './known-scope.ts';

/** Tells whether a link can be drawn with the address it leads to: one of the catalogue that only settings decide, or a screen without values in its path. */
export function targetsKnown(
  { catalog }: Pick<Published, 'catalog'>,
  { screens }: Manifest,
  knowing: Knowing,
): IsKnownTarget {
  const isKnownAddress = (name: string): boolean => {
    const address = catalog.addresses.find((candidate) => candidate.name === name);
    return address === undefined || knownPart(address.is, knowing, () => true) !== unknown;
  };
  const isKnownScreen = (name: string): boolean => {
    const screen = screens.find(
      (candidate) => candidate.name === name || candidate.routes.some((route) => route.name === name),
    );
    return screen === undefined || screen.routes.every((route) => pathParameters(route).length === 0);
  };
  return ({ address, screen }) =>
    (typeof address !== 'string' || isKnownAddress(address)) && (typeof screen !== 'string' || isKnownScreen(screen));
}
