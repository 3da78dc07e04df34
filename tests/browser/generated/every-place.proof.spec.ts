import { test } from '../harness/test.ts';
import { allPlaces } from '../look/all-places.ts';
import { expectInOrder, type PlaceKind } from '../look/in-order.ts';
import { promised } from '../look/promised.ts';

const isCompared = process.env.PICTURES_NOT_COMPARED === undefined;

test.use({ onDayOfPictures: isCompared });

for (const kind of Object.keys(allPlaces) as PlaceKind[])
  test.describe(kind, () => {
    for (const place of allPlaces[kind])
      test(
        `${place.ids ?? ''} ${place.name}: 「${place.heading}」 in every way, on every device`.trim(),
        async ({ page, portal }) =>
          expectInOrder(page, portal, kind, place, {
            isCompared,
            isOnTablet: true,
            isOpenedAfresh: false,
            promise: promised(place, allPlaces[kind]),
          }),
      );
  });
