import type { Page, Route } from 'playwright/test';
import { noteShifts, type Shift } from './shifts.ts';

/** Opens that address in a new tab; code, pictures and letters come when something is painted already, as on a slow line. Closes it when all is quiet. */
export async function shiftsAfresh(
  page: Page,
  address: string,
  viewport: { width: number; height: number },
): Promise<readonly Shift[]> {
  const tab = await page.context().newPage();
  await tab.setViewportSize(viewport);
  const shifts = await noteShifts(tab);
  const held: Route[] = [];
  let isHeld = true;
  await tab.route(
    (url) => url.origin === new URL(address).origin,
    (route) => {
      const isLate = isHeld && ['script', 'image', 'font'].includes(route.request().resourceType());
      return isLate ? void held.push(route) : route.continue();
    },
  );
  await tab.goto(address, { waitUntil: 'commit' });
  await painted(tab);
  isHeld = false;
  for (const route of held) await route.continue();
  await tab.waitForLoadState('networkidle');
  const found = await shifts();
  await tab.close();
  return found;
}

/** Something is painted; a page that is not drawn paints nothing before its code. */
const painted = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 1000);
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) requestAnimationFrame(() => resolve());
        }).observe({ type: 'paint', buffered: true });
      }),
  );
