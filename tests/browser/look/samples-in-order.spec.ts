import { test } from '../harness/test.ts';
import { kanaDialogPlaces, kanaScreenPlaces } from '../kana/places.ts';
import { dialogs } from './dialog-places.ts';
import { expectInOrder, type PlaceKind } from './in-order.ts';
import { frame, portalPages } from './page-places.ts';
import { type Place, screens } from './places.ts';

/** One of each make; `tests/browser/generated` looks at every place. */
const samples: { readonly [kind in PlaceKind]: readonly [all: readonly Place[], names: readonly string[]] } = {
  screen: [
    [...screens, ...kanaScreenPlaces],
    ['select-form', 'counter-input-error', 'kana-check'],
  ],
  dialog: [
    [...dialogs, ...kanaDialogPlaces],
    ['generic-error', 'zoomed-image', 'kana-opened-elsewhere'],
  ],
  frame: [frame, ['update-notice']],
  page: [portalPages, ['page-home-logged-in', 'page-not-found']],
};

for (const kind of Object.keys(samples) as PlaceKind[]) {
  const [all, names] = samples[kind];
  for (const name of names)
    test(`${kind} ${name}: for eyes, fingers, keys and ears`, async ({ page, portal }) => {
      const place = all.find((candidate) => candidate.name === name);
      if (place === undefined) throw new Error(`there is no place ${name}`);
      await expectInOrder(page, portal, kind, place);
    });
}
