import { chromium, type Page } from 'playwright';
import { heapKilobytes } from '../bench/heap.ts';
import { launchAddress, openMeasuredPage } from '../bench/throttled-page.ts';
import { chromiumArguments, chromiumPath, japaneseFontConfig } from '../browser/harness/chromium.ts';
import { startPortal } from '../browser/harness/start-portal.ts';

const changes = 200;
const comparedAt = 50;

/** Changes between two screens with forms 200 times; prints the heap after garbage collection, every 50. */
export async function soakBrowser(mostGrowth: number): Promise<boolean> {
  process.env.FONTCONFIG_FILE = japaneseFontConfig();
  const portal = await startPortal();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    const measured = await openMeasuredPage(browser, portal.origin, { network: false, cpu: false });
    const { page } = measured;
    await page.goto(launchAddress(portal.origin));
    await page.locator('input[name="turnIn"][value="offline"]').check({ force: true });
    const heaps = new Map<number, number>();
    for (let change = 1; change <= changes; change += 1) {
      if (change % 2 === 1) await press(page, '次へ', '#field-address');
      else await press(page, '戻る', 'input[name="turnIn"]');
      if (change % comparedAt !== 0) continue;
      heaps.set(change, await heapKilobytes(measured));
      console.log(`screen change ${change}: ${heaps.get(change)?.toFixed(0)} KB`);
    }
    const growth = (heaps.get(changes) ?? Number.NaN) / (heaps.get(comparedAt) ?? Number.NaN);
    console.log(`${growth.toFixed(3)} times the heap at change ${comparedAt}`);
    return growth <= mostGrowth;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function press(page: Page, name: string, then: string): Promise<void> {
  await page.locator('main button:not([aria-disabled])', { hasText: name }).click();
  await page.locator(then).first().waitFor();
}
