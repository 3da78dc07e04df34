import { test } from '../harness/test.ts';
import { adminDialogPlaces, adminScreenPlaces } from '../look/admin-places.ts';
import { codePlaces } from '../look/code-places.ts';
import { dialogs } from '../look/dialog-places.ts';
import { employmentPlaces } from '../look/employment-places.ts';
import { hpkiDialogPlaces, hpkiScreenPlaces } from '../look/hpki-places.ts';
import { expectInOrder, type PlaceKind } from '../look/in-order.ts';
import { kanaDialogPlaces, kanaScreenPlaces } from '../look/kana-places.ts';
import { licencePlaces } from '../look/licence-places.ts';
import { nqPlaces } from '../look/nq-places.ts';
import { frame, portalPages } from '../look/page-places.ts';
import { type Place, screens } from '../look/places.ts';
import { taxPlaces } from '../look/tax-places.ts';

const all: { readonly [kind in PlaceKind]: readonly Place[] } = {
  screen: [
    ...screens,
    ...kanaScreenPlaces,
    ...hpkiScreenPlaces,
    ...employmentPlaces,
    ...codePlaces,
    ...licencePlaces,
    ...taxPlaces,
    ...nqPlaces,
    ...adminScreenPlaces,
  ],
  dialog: [...dialogs, ...kanaDialogPlaces, ...hpkiDialogPlaces, ...adminDialogPlaces],
  frame,
  page: portalPages,
};

for (const kind of Object.keys(all) as PlaceKind[]) {
  test.describe(kind, () => {
    for (const place of all[kind])
      test(
        `${place.ids ?? ''} ${place.name}: 「${place.heading}」 for eyes, fingers, keys and ears`.trim(),
        async ({ page, portal }) => expectInOrder(page, portal, kind, place),
      );
  });
}
