import { readFileSync } from 'node:fs';
import { addressesOf } from '../../../scripts/static/static-pages.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import { dueOf } from '../../turn.ts';
import { Portal } from '../harness/portal.ts';
import { startStaticServer } from '../harness/static-server.ts';
import { expect, test } from '../harness/test.ts';

const manifest = JSON.parse(readFileSync('dist/svc/data/manifest.json', 'utf8')) as Manifest;

/** So many that a test ends in its time on a slow machine too. */
const atOnce = 8;

const portions = manifest.services.flatMap(({ name }) => {
  const screens = manifest.screens.filter(({ service }) => service === name);
  const addresses = addressesOf({ ...manifest, screens });
  const starts = addresses.flatMap((_, nth) => (nth % atOnce === 0 ? [nth] : []));
  return starts.map((from) => ({ name: `${name} from ${from + 1}`, addresses: addresses.slice(from, from + atOnce) }));
});

for (const { name, addresses } of dueOf(portions)) {
  test(`static pages of ${name} are taken over or left, and nothing on them moves`, async ({ page, portal }) => {
    const site = await startStaticServer(portal.origin);
    const visitor = new Portal(site.origin, page);
    await visitor.login('no-four-information');
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
          if (shift.value > 0.01) console.error(`moved by ${shift.value} on ${window.location.href}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of addresses) {
      await visitor.forgetTab();
      await page.goto(`${site.origin}/svc/${address}?${visitor.launchQuery()}`, { waitUntil: 'commit' });
      const isOver = (path: string) =>
        !window.location.pathname.startsWith(path) || document.querySelector('#root[data-taken]') !== null;
      await page.waitForFunction(isOver, `/svc/${address}`);
      // What the app itself waits for, behind a dialog, it says in words.
      await expect(page.locator('#root[data-taken] .ui-skeleton:not(:has(.ui-wait), .ui-heading)')).toHaveCount(0);
    }
    await site.stop();
  });
}
