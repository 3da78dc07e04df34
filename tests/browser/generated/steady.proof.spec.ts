import { expect, test } from '../harness/test.ts';
import { adminScreenPlaces } from '../look/admin-places.ts';
import { codePlaces } from '../look/code-places.ts';
import { employmentPlaces } from '../look/employment-places.ts';
import { hpkiScreenPlaces } from '../look/hpki-places.ts';
import { mostShift } from '../look/in-order.ts';
import { kanaScreenPlaces } from '../look/kana-places.ts';
import { licencePlaces } from '../look/licence-places.ts';
import { nqPlaces } from '../look/nq-places.ts';
import { shiftsAfresh } from '../look/opened-afresh.ts';
import { frame, portalPages } from '../look/page-places.ts';
import { screens } from '../look/places.ts';
import { taxPlaces } from '../look/tax-places.ts';

const widths = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const places = [
  ...screens,
  ...kanaScreenPlaces,
  ...hpkiScreenPlaces,
  ...employmentPlaces,
  ...codePlaces,
  ...licencePlaces,
  ...taxPlaces,
  ...nqPlaces,
  ...adminScreenPlaces,
  ...frame,
  ...portalPages,
];

for (const place of places)
  test(`nothing moves when ${place.name} is opened by its address`, async ({ page, portal }) => {
    await place.reach(portal, page);
    await page.waitForLoadState('networkidle');
    // Without a line nothing is opened.
    await page.context().setOffline(false);
    for (const viewport of widths) {
      const shifts = await shiftsAfresh(page, page.url(), viewport);
      const sum = shifts.reduce((before, { value }) => before + value, 0);
      expect.soft(sum, `at ${viewport.width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(mostShift);
    }
  });
