import { unknown } from '../expressions/outcome.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Route } from '../model/screen.ts';
import { type IsKnownTarget, type Knowing, knownPart } from '../runtime/known/known-part.ts';
import type { Published } from './known-scope.ts';

/** Tells whether a link can be drawn with the address it leads to: one of the catalogue that only settings decide, or a screen whose path needs no value. */
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
    const screen = screens.find((known) => known.name === name || known.routes.some((route) => route.name === name));
    if (screen === undefined) return true;
    const isPlain = ({ path }: Route) => !/\{\w+\}/.test(path);
    return Object.keys(screen.pathDefaults).length === 0 && screen.routes.some(isPlain);
  };
  return ({ address, screen }) =>
    (typeof address !== 'string' || isKnownAddress(address)) && (typeof screen !== 'string' || isKnownScreen(screen));
}
