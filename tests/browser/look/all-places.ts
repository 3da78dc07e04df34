import { existsSync, readdirSync } from 'node:fs';
import type { PlaceKind } from './in-order.ts';
import { frame, portalPages } from './page-places.ts';
import type { Place, PlacesOfService } from './place.ts';

const folder = new URL('../', import.meta.url);

/** `<service>/places.ts` of those that there are. */
const ofServices: readonly PlacesOfService[] = await Promise.all(
  readdirSync(folder)
    .map((service) => new URL(`${service}/places.ts`, folder))
    .filter((file) => existsSync(file))
    .map(async ({ href }) => (await import(href)) as PlacesOfService),
);

/** Every place of the portal that is looked at. */
export const allPlaces: { readonly [kind in PlaceKind]: readonly Place[] } = {
  screen: ofServices.flatMap(({ screens = [] }) => screens),
  dialog: ofServices.flatMap(({ dialogs = [] }) => dialogs),
  frame,
  page: [...portalPages, ...ofServices.flatMap(({ pages = [] }) => pages)],
};

/** One of each make: every run of the tests looks at them, `tests/browser/generated` at every place. */
export const samples: readonly string[] = [
  ...ofServices.flatMap((places) => places.samples ?? []),
  'update-notice',
  'page-home-logged-in',
  'page-not-found',
];

export function placeOf(name: string): Place {
  const found = Object.values(allPlaces)
    .flat()
    .find((place) => place.name === name);
  if (found === undefined) throw new Error(`No place of the name ${name}`);
  return found;
}
