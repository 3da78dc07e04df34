import type { Page } from 'playwright/test';
import { requestsUnderWay } from '../../stories/chromium/requests-under-way.ts';
import { axeViolations } from '../harness/axe.ts';
import type { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';
import { expectApproved } from './approved.ts';
import { pagesOnPaper } from './on-paper.ts';
import { shiftsAfresh } from './opened-afresh.ts';
import type { Place } from './place.ts';
import type { Promised } from './promised.ts';
import { takePicture } from './take-picture.ts';

export type PlaceKind = 'screen' | 'dialog' | 'frame' | 'page';

/** The rules of the standard, and what its authors recommend beside it. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Layout shift that nobody notices. */
export const mostShift = 0.01;
const phone = { width: 360, height: 740 };
/** The narrowest at which pages look as on a computer: 48rem, the only width that styles ask for. */
const tablet = { width: 768, height: 1024 };
const computer = { width: 1280, height: 800 };

const pictureName = (place: string, width: number) => `${place}-${width}.png`;

/** Files of the approved pictures of a place. */
export const pictureNames = (place: string): readonly string[] =>
  [phone, tablet, computer].map(({ width }) => pictureName(place, width));

interface Wish {
  /** With its approved pictures, too. */
  readonly isCompared?: boolean;
  /** On a tablet, too. */
  readonly isOnTablet?: boolean;
  /** Nothing moves either when its address is opened. */
  readonly isOpenedAfresh?: boolean;
  /** What must be seen there, beside its heading and what it `shows`. */
  readonly promise?: Promised;
}

/** Goes there and looks at it with eyes, fingers, keys and ears: heading, axe, focus, widths, large and spaced letters. `PICTURES=look` keeps pictures of both widths. */
export async function expectInOrder(
  page: Page,
  portal: Portal,
  kind: PlaceKind,
  place: Place,
  { isCompared = false, isOnTablet = false, isOpenedAfresh = true, promise = null }: Wish = {},
): Promise<void> {
  const underWay = requestsUnderWay(page, ({ pathname }) => pathname.startsWith('/api/'));
  await place.reach(portal, page);
  const level = kind === 'dialog' ? 2 : 1;
  const scope = kind === 'dialog' ? page.getByRole('dialog') : page;
  const heading = scope.getByRole('heading', { level, name: place.heading, exact: true });
  await expect(heading).toBeVisible();
  if (promise === 'refused')
    // A radio button cannot say that it is refused: the error at its group does.
    await expect(scope.locator('[aria-invalid="true"], .ui-field-error').first(), 'an input is refused').toBeAttached();
  if (promise === 'nothing') expect(place.shows, 'says what tells that there is nothing').toBeDefined();
  for (const words of place.shows ?? [])
    await expect(scope.getByText(words).filter({ visible: true }).first(), `shows ${words}`).toBeVisible();
  if (kind === 'screen')
    await expect(
      page.getByRole('main').locator('.ui-button, .ui-link').filter({ visible: true }).first(),
    ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('h1'), 'one h1').toHaveCount(1);
  const look = async (width: number) => {
    await takePicture(page, `${place.name}-${width}`, kind !== 'dialog');
    if (isCompared)
      await expectApproved(page, [kind, pictureName(place.name, width)], {
        whole: kind !== 'dialog',
        changing: place.changing,
        isOfToast: place.isOfToast,
        underWay,
      });
  };

  // Before the Tab key moves the focus.
  await look(phone.width);
  // By way of the tablet's, always: half a pixel of a dialog that no longer scrolls depends on it.
  await page.setViewportSize(tablet);
  if (isOnTablet) await look(tablet.width);
  else await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await wider(page), 'scrolls sideways on a tablet').toEqual([]);
  await page.setViewportSize(computer);
  await look(computer.width);
  expect(await wider(page), 'scrolls sideways on a computer').toEqual([]);
  await expect(heading).toBeVisible();

  await page.setViewportSize({ ...phone, width: 320 });
  expect(await wider(page), 'scrolls sideways at 320 px').toEqual([]);
  await page.setViewportSize(phone);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await wider(page), 'scrolls sideways with letters twice as large').toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await spread(page, spacing);
  expect(await wider(page), 'scrolls sideways with the spacing of WCAG 1.4.12').toEqual([]);
  await spread(page, '');

  // Without a line nothing is opened. The time that it takes to become quiet is used.
  const isOpened = isOpenedAfresh && kind !== 'dialog' && (await page.evaluate(() => navigator.onLine));
  // Where nobody has a session nothing is waited for, and none is begun by this.
  if (isOpened && (await page.context().cookies(portal.origin)).length > 0) await portal.drawWhole();
  const shifts = isOpened ? shiftsAfresh(page, page.url(), phone) : [];
  expect(await axeViolations(page, standard), 'axe, WCAG 2.2 AA').toEqual([]);
  expect(await page.evaluate(inAnotherLanguage), 'words of another language, without saying which').toEqual([]);
  await everyStopShowsFocus(page);
  // Each receipt has a sheet of its own, from the first line, and is no longer than that.
  const sheets = await page.locator('main .ui-sheet').count();
  if (sheets > 0) expect(await pagesOnPaper(page), 'pages on paper').toBe(sheets);
  const sum = (await shifts).reduce((before, { value }) => before + value, 0);
  expect(sum, `moves when opened by its address: ${JSON.stringify(await shifts)}`).toBeLessThanOrEqual(mostShift);
}

/** Passages of words of another language that does not say which it is (WCAG 3.1.2): a name or a unit among Japanese words is none. */
function inAnotherLanguage(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const isPassage = /\p{Script=Latin}[\p{Script=Latin}-]+(?:[ ,.'’]+\p{Script=Latin}[\p{Script=Latin}-]+){2,}/u.test(
      textContent ?? '',
    );
    const isShown = parentElement?.checkVisibility() && parentElement.closest('code, pre, script') === null;
    const says = parentElement?.closest('[lang]:not(html)') ?? null;
    if (isPassage && isShown && says === null) found.push(textContent ?? '');
  }
  return found;
}

/** What readers may set for themselves (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** That style alone beside the page's own: the policy allows no style element. */
function spread(page: Page, style: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

/** What makes the page or the open dialog scroll sideways. */
function wider(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth)
      .flatMap((box) => {
        const right = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth;
        const inside = [...box.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > right + 1,
        );
        return [box.tagName, ...inside.map((element) => element.outerHTML.slice(0, 120))].slice(0, 6);
      });
  });
}

/** Goes through the first stops of the Tab key: each has an outline and is neither empty nor outside the window. */
async function everyStopShowsFocus(page: Page): Promise<void> {
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body || at === document.documentElement) return null;
      // A card shows the focus of its link around the whole card.
      const outlines = [getComputedStyle(at), getComputedStyle(at, '::after')];
      const { top, bottom, width, height } = at.getBoundingClientRect();
      return {
        what: at.outerHTML.slice(0, 100),
        outlined: outlines.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2),
        inSight: width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
      };
    });
    if (seen === null) return;
    expect(seen, 'the focus is seen').toMatchObject({ outlined: true, inSight: true });
  }
}
