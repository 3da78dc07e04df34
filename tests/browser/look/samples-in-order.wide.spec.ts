import { test } from '../harness/test.ts';
import { allPlaces, placeOf, samples } from './all-places.ts';
import { expectInOrder, type PlaceKind } from './in-order.ts';

for (const name of samples) {
  const place = placeOf(name);
  const [kind] = (Object.keys(allPlaces) as PlaceKind[]).filter((one) => allPlaces[one].includes(place));
  if (kind === undefined) throw new Error(`${name} is of no kind`);
  test(`${kind} ${name}: for eyes, fingers, keys and ears`, async ({ page, portal }) => {
    await expectInOrder(page, portal, kind, place);
  });
}
