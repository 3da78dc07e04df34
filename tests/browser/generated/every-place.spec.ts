import { test } from '../harness/test.ts';
import { allPlaces } from '../look/all-places.ts';
import { expectInOrder, type PlaceKind } from '../look/in-order.ts';

/** One place of each screen: errors and dialogs are gone when an address is opened again. `steady.proof.spec.ts` opens all. */
const openedAfresh = (kind: PlaceKind) =>
  new Set(new Map(allPlaces[kind].toReversed().map((place) => [place.heading, place])).values());

for (const kind of Object.keys(allPlaces) as PlaceKind[]) {
  const opened = openedAfresh(kind);
  test.describe(kind, () => {
    for (const place of allPlaces[kind])
      test(
        `${place.ids ?? ''} ${place.name}: 「${place.heading}」 for eyes, fingers, keys and ears`.trim(),
        async ({ page, portal }) => expectInOrder(page, portal, kind, place, opened.has(place)),
      );
  });
}
