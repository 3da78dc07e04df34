import { appendFileSync } from 'node:fs';
import { test } from '../harness/test.ts';
import { adminScreenPlaces } from '../look/admin-places.ts';
import { codePlaces } from '../look/code-places.ts';
import { employmentPlaces } from '../look/employment-places.ts';
import { hpkiScreenPlaces } from '../look/hpki-places.ts';
import { kanaScreenPlaces } from '../look/kana-places.ts';
import { licencePlaces } from '../look/licence-places.ts';
import { nqPlaces } from '../look/nq-places.ts';
import { shiftsAfresh } from '../look/opened-afresh.ts';
import { frame, portalPages } from '../look/page-places.ts';
import { screens } from '../look/places.ts';
import { taxPlaces } from '../look/tax-places.ts';

const all = [
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
    ...portalPages];

for (const place of all)
  test(place.name, async ({ page, portal }) => {
    await place.reach(portal, page);
    await page.waitForLoadState('networkidle');
    for (const viewport of [{ width: 360, height: 740 }, { width: 1280, height: 800 }]) {
      const s = await shiftsAfresh(page, page.url(), viewport);
      const total = s.reduce((sum, { value }) => sum + value, 0);
      appendFileSync('/work/wt/early-tmp/shifts.txt', `${total.toFixed(4)} ${viewport.width} ${place.name} ${page.url()} ${total > 0.001 ? JSON.stringify(s) : ''}\n`);
    }
  });
