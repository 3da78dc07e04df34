import { expect, test } from '../harness/test.ts';
import { allPlaces } from '../look/all-places.ts';
import { mostShift } from '../look/in-order.ts';
import { shiftsAfresh } from '../look/opened-afresh.ts';

const widths = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const { screen, frame, page: pages } = allPlaces;

for (const place of [...screen, ...frame, ...pages])
  test(`nothing moves when ${place.name} is opened by its address`, async ({ page, portal }) => {
    await place.reach(portal, page);
    await page.waitForLoadState('networkidle');
    // Without a line nothing is opened.
    await page.context().setOffline(false);
    // With all that the server can draw, and with what it draws where it has no answer in time.
    for (const wait of [30, 0]) {
      await portal.settings({ 'drawing.wait': wait });
      for (const viewport of widths) {
        const shifts = await shiftsAfresh(page, page.url(), viewport);
        const sum = shifts.reduce((before, { value }) => before + value, 0);
        const where = `at ${viewport.width} px, answers waited for ${wait} s`;
        expect.soft(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(mostShift);
      }
    }
  });
