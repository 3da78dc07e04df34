import { existsSync, readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '../harness/test.ts';
import { isMadeOf, smallPicture } from './small-picture.ts';
import { type Still, standStill, stillness } from './stand-still.ts';

/** Half as large as what is seen: letters can still be read, and a thousand pictures fit into the repository. */
const scale = 0.5;

/** Below it, a page looks as it does above. */
const mostHeight = 3000;

/** What another processor may draw otherwise. One shade of blue instead of the next, or 1 px more above a line of text, is more. */
const tolerance = { threshold: 0.05, maxDiffPixels: 40 };

/** What has been the same so often, so many milliseconds apart, stays. */
const looks = 5;
const patience = 200;
/** A call that is still under way may change it yet; one that is held back for long, never. */
const mostLooks = 30;

interface Wish {
  /** The page down to its end; false: the window. */
  readonly whole: boolean;
  /** Selects what is other in every run. */
  readonly changing?: string | undefined;
  /** A toast is what is looked at. */
  readonly isOfToast?: boolean | undefined;
  /** How many calls the page waits for. */
  readonly underWay?: () => number;
}

/** Fails where the page does not look as on its picture in `tests/browser/approved`. Approving: `npm run approve-pictures`. */
export async function expectApproved(
  page: Page,
  name: readonly string[],
  { whole, changing = '', isOfToast = false, underWay = () => 0 }: Wish,
): Promise<void> {
  const file = test.info().snapshotPath(...name);
  const approved = existsSync(file) ? readFileSync(file) : null;
  const session = await page.context().newCDPSession(page);
  const still = stillness(changing, isOfToast, whole);
  // Until the code has taken it over, a page is compared with what the server drew: nothing in it may be changed.
  await page.waitForFunction(
    () => document.getElementById('arrived') === null || document.querySelector('#root[data-taken]') !== null,
  );
  let picture = await taken(page, session, whole, still);
  // Something may still be on its way: what counts is what stays.
  for (let same = 0, look = 0; !isApproved(approved, picture) && same < looks && look < mostLooks; look += 1) {
    await page.waitForTimeout(patience);
    const next = await taken(page, session, whole, still);
    same = next.equals(picture) && underWay() === 0 ? same + 1 : 0;
    picture = next;
  }
  await session.detach();
  if (!isApproved(approved, picture)) expect(smallPicture(picture)).toMatchSnapshot([...name], tolerance);
}

const isApproved = (approved: Buffer | null, picture: Buffer) => approved !== null && isMadeOf(approved, picture);

async function taken(page: Page, session: CDPSession, whole: boolean, still: Still): Promise<Buffer> {
  const { width, height } = await page.evaluate(standStill, still);
  const top = whole ? 0 : await page.evaluate(() => Math.round(window.scrollY));
  const seen = whole ? Math.min(height, mostHeight) : (page.viewportSize()?.height ?? 0);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: top, width, height: seen, scale },
    captureBeyondViewport: whole,
  });
  return Buffer.from(data, 'base64');
}
