import { kanaDialogPlaces, kanaScreenPlaces } from '../kana/places.ts';
import { adminDialogPlaces, adminScreenPlaces } from './admin-places.ts';
import { codePlaces } from './code-places.ts';
import { dialogs } from './dialog-places.ts';
import { employmentPlaces } from './employment-places.ts';
import { hpkiDialogPlaces, hpkiScreenPlaces } from './hpki-places.ts';
import type { PlaceKind } from './in-order.ts';
import { licencePlaces } from './licence-places.ts';
import { nqPlaces } from './nq-places.ts';
import { frame, portalPages } from './page-places.ts';
import { type Place, screens } from './places.ts';
import { taxPlaces } from './tax-places.ts';

/** Every place of the portal that is looked at. */
export const allPlaces: { readonly [kind in PlaceKind]: readonly Place[] } = {
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
