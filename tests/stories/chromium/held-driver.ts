import type { Page } from 'playwright/test';
import { inOneLine } from '../../../src/model/phrases.ts';
import type { BrowserDriver } from '../browser/driver.ts';
import { type HeldCode, heldCode } from './held-code.ts';
import { pressWatch } from './press-watch.ts';

/** What came of the forms of a story, by the names of their screens. */
export interface Held {
  /** Filled in and sent before the code came. */
  readonly sent: readonly string[];
  /** Inputs that show only when something is entered, the code shows: it came after the first ones. */
  readonly goesOn: readonly string[];
  /** The page at its address is not drawn by the server, or is another one: only the tab knows the way there. */
  readonly notThere: readonly string[];
  /** How the code found those that were sent (`data-taken`). */
  readonly taken: readonly string[];
  /** Calls with an effect that were made more than once by such a press. */
  readonly twice: readonly string[];
}

export interface HeldOptions {
  readonly first: Page;
  drive(page: Page): Promise<BrowserDriver>;
  screenAt(address: string): string;
  hasEffect(path: string): boolean;
  /** The address of a page of its own, from the one in the tab: what the calling service gave is added. */
  wholeAddress(address: string): string;
}

/**
 * The same driver, but the code of a form does not come before the form is filled in and sent, twice over. A form that was reached from another page is
 * opened by its address in a new tab; the story goes on there.
 */
export async function heldDriver(options: HeldOptions): Promise<{ driver: BrowserDriver; held(): Held }> {
  const { drive, screenAt, wholeAddress } = options;
  const goesOn: string[] = [];
  const notThere: string[] = [];
  const taken: string[] = [];
  const presses = pressWatch(options.hasEffect);
  const sent: string[] = [];
  let page = options.first;
  let inner = await drive(page);
  /** null = the code is there, or on its way. */
  let code: HeldCode | null = null;
  let isFilled = false;
  let hasArrived = false;
  const met = new Set<string>();
  const here = () => screenAt(page.url());
  presses.watch(page);

  async function letThrough(): Promise<void> {
    if (code === null) return;
    const held = code;
    code = null;
    await held.letThrough();
    if (!isFilled) return;
    isFilled = false;
    taken.push(await howTaken(page));
  }

  async function openAfresh(): Promise<void> {
    const tab = await page.context().newPage();
    const its = heldCode(tab);
    await its.open(wholeAddress(page.url()));
    const isSame = screenAt(tab.url()) === here() && (await headingOf(tab)) === (await headingOf(page));
    if (!isSame || !(await isForm(tab))) {
      notThere.push(here());
      return tab.close();
    }
    const before = page;
    [page, code] = [tab, its];
    presses.watch(tab);
    inner = await drive(tab);
    await before.close();
  }

  /** Done with the code. */
  const act =
    <Given extends readonly unknown[], Result>(task: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      await letThrough();
      presses.end();
      return task(...given);
    };
  /** What a form shows of what was entered, it shows by its code. */
  const look =
    <Given extends readonly unknown[], Result>(task: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      if (isFilled) await letThrough();
      return task(...given);
    };

  const driver: BrowserDriver = {
    origin: inner.origin,
    patience: inner.patience,
    pause: () => inner.pause(),
    request: (...given) => inner.request(...given),
    settings: (values) => inner.settings(values),
    focus: () => inner.focus(),
    hasLeft: (...given) => inner.hasLeft(...given),
    away: () => inner.away(),
    app: () => inner.app(),
    words: look(() => inner.words()),
    phone: look(() => inner.phone()),
    isDialog: look((name) => inner.isDialog(name)),
    errorsAt: look((field) => inner.errorsAt(field)),
    offers: look((target) => inner.offers(target)),
    // Without its code nothing goes on.
    settled: async () => (code !== null && !isFilled ? null : act(() => inner.settled())()),
    reload: act(() => inner.reload()),
    back: act(() => inner.back()),
    pass: act((seconds) => inner.pass(seconds)),
    answer: act((button) => inner.answer(button)),
    close: act(() => inner.close()),
    open: act(async (address) => {
      hasArrived = true;
      code = heldCode(page);
      await code.open(new URL(address, inner.origin).href);
      if (!(await isForm(page))) await letThrough();
    }),
    async isOn(screen) {
      const instead = await inner.isOn(screen);
      hasArrived ||= instead === null;
      return instead;
    },
    async fill(field, value, at) {
      const screen = here();
      if (hasArrived && code === null && !met.has(screen)) await openAfresh();
      met.add(screen);
      const instead = await inner.fill(field, value, at);
      if (instead === null) isFilled = code !== null;
      else {
        if (isFilled) goesOn.push(screen);
        await letThrough();
      }
      return instead;
    },
    async press(target, at) {
      presses.end();
      const screen = here();
      const instead = await inner.press(target, at);
      if (instead !== null) return instead;
      hasArrived = false;
      if (isFilled) {
        presses.begin();
        // Nothing seems to happen: pressed again.
        const kept = page.locator('button[data-kept]');
        if ((await kept.count()) > 0) {
          sent.push(screen);
          await kept.click({ timeout: 1000 });
        }
      }
      await letThrough();
      return null;
    },
  };
  return {
    driver,
    held() {
      presses.end();
      return { sent, goesOn, notThere, taken, twice: presses.twice };
    },
  };
}

/** It can be filled in as it was drawn. */
async function isForm(page: Page): Promise<boolean> {
  const main = page.locator('html:not([data-keeps]) #root[data-drawn] main');
  return (await main.locator('input:not([type=hidden]), select, textarea').count()) > 0;
}

const headingOf = (page: Page): Promise<string> =>
  page
    .locator('main h1')
    .first()
    .innerText({ timeout: 1000 })
    .then(inOneLine)
    .catch(() => '');

/** Where the press leads out of the portal at once, nobody sees how the page was taken. */
async function howTaken(page: Page): Promise<string> {
  const root = await page
    .waitForSelector('#root[data-taken]', { state: 'attached', timeout: 15_000 })
    .catch(() => null);
  return (await root?.getAttribute('data-taken').catch(() => null)) ?? 'left';
}
