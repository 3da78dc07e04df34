import { chromium } from 'playwright';
import { heapKilobytes } from '../bench/heap.ts';
import { launchAddress, openMeasuredPage } from '../bench/throttled-page.ts';
import { chromiumArguments, chromiumPath, japaneseFontConfig } from '../browser/harness/chromium.ts';
import { startPortal } from '../browser/harness/start-portal.ts';

const changes = 200;
const comparedAt = 50;

/**
 * The engine keeps optimised code of functions that grow hot in the same heap (the growth of heap snapshots, 3 to 4 KB a screen change):
 * without it, the heap is what the app holds on to.
 */
const withoutOptimisedCode = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** Changes between two screens with forms 200 times; prints the heap after garbage collection, every 50. */
export async function soakBrowser(mostGrowth: number): Promise<boolean> {
  process.env.FONTCONFIG_FILE = japaneseFontConfig();
  const portal = await startPortal();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, withoutOptimisedCode],
  });
  try {
    const measured = await openMeasuredPage(browser, portal.origin, { network: false, cpu: false });
    const { page } = measured;
    await page.goto(launchAddress(portal.origin));
    await page.locator('input[name="turnIn"][value="offline"]').check({ force: true });
    const heaps = new Map<number, number>();
    for (let done = comparedAt; done <= changes; done += comparedAt) {
      await page.evaluate(changeScreens, comparedAt);
      heaps.set(done, await heapKilobytes(measured));
      console.log(`screen change ${done}: ${heaps.get(done)?.toFixed(0)} KB`);
    }
    const growth = (heaps.get(changes) ?? Number.NaN) / (heaps.get(comparedAt) ?? Number.NaN);
    console.log(`${growth.toFixed(3)} times the heap at change ${comparedAt}`);
    return growth <= mostGrowth;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** Runs in the page, in one go: forth and back, `count` times. */
async function changeScreens(count: number): Promise<void> {
  const found = (selector: string, text: string) =>
    new Promise<HTMLElement>((resolve) => {
      const look = () => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        const match = all.find((element) => element.textContent.includes(text));
        if (match === undefined) return;
        observer.disconnect();
        resolve(match);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      look();
    });
  for (let change = 0; change < count; change += 1) {
    const [button, then] = change % 2 === 0 ? ['次へ', '#field-address'] : ['戻る', 'input[name="turnIn"]'];
    (await found('main:not([inert]) button:not([aria-disabled])', button)).click();
    await found(`main:not([inert]) ${then}`, '');
  }
}
