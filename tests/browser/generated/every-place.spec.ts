import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dueOf } from '../../turn.ts';
import { expect, test } from '../harness/test.ts';
import { allPlaces } from '../look/all-places.ts';
import { expectInOrder, type PlaceKind, pictureNames } from '../look/in-order.ts';
import { promised } from '../look/promised.ts';

/** One place of each screen is looked at, when its turn comes: `every-place.proof.spec.ts` looks at all of them, and `steady.proof.spec.ts` opens them. */
const firstOfEach = (kind: PlaceKind) =>
  dueOf([...new Map(allPlaces[kind].toReversed().map((place) => [place.heading, place])).values()]);

/** Why pictures are not compared here; undefined: they are. */
const notCompared = process.env.PICTURES_NOT_COMPARED;

test.use({ onDayOfPictures: notCompared === undefined });

test('no picture is kept of a place that there is no longer', () => {
  test.skip(notCompared !== undefined, `pictures are not compared: ${notCompared}`);
  const folder = (kind: PlaceKind) => test.info().snapshotPath(kind);
  const kinds = (Object.keys(allPlaces) as PlaceKind[]).filter((kind) => existsSync(folder(kind)));
  const kept = kinds.flatMap((kind) => readdirSync(folder(kind)).map((file) => [kind, file] as const));
  const gone = kept.filter(([kind, file]) => !allPlaces[kind].some(({ name }) => pictureNames(name).includes(file)));
  if (test.info().config.updateSnapshots === 'none') expect(gone).toEqual([]);
  else for (const [kind, file] of gone) rmSync(`${folder(kind)}/${file}`);
});

for (const kind of Object.keys(allPlaces) as PlaceKind[]) {
  test.describe(kind, () => {
    for (const place of firstOfEach(kind))
      test(
        `${place.ids ?? ''} ${place.name}: 「${place.heading}」 for eyes, fingers, keys and ears`.trim(),
        async ({ page, portal }) =>
          expectInOrder(page, portal, kind, place, {
            isCompared: notCompared === undefined,
            promise: promised(place, allPlaces[kind]),
          }),
      );
  });
}
