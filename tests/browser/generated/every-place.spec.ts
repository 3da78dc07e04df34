import { test } from '../harness/test.ts';
import { allPlaces } from '../look/all-places.ts';
import { expectInOrder, type PlaceKind } from '../look/in-order.ts';

for (const kind of Object.keys(allPlaces) as PlaceKind[]) {
  test.describe(kind, () => {
    for (const place of allPlaces[kind])
      test(
        `${place.ids ?? ''} ${place.name}: 「${place.heading}」 for eyes, fingers, keys and ears`.trim(),
        async ({ page, portal }) => expectInOrder(page, portal, kind, place),
      );
  });
}
