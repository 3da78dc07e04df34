import type { Locator, Page } from 'playwright/test';
import { inOneLine } from '../../../src/model/phrases.ts';
import type { Instead } from '../../../src/stories/driver.ts';
import { factsOfControls } from '../browser/facts-of-controls.ts';
import { focusInPage } from '../browser/focus.ts';
import type { BrowserTab, Control, ControlFacts, Pressable, Root } from '../browser/tab.ts';
import { requestsUnderWay } from './requests-under-way.ts';

const soon = { timeout: 1000 };

/** How text gets into an input. */
export type Write = (control: Locator, text: string) => Promise<void>;

const writeAtOnce: Write = (control, text) => control.fill(text, soon);

/** Its own clock is under control, so that time can pass. */
export async function tabOfPage(page: Page, write = writeAtOnce): Promise<BrowserTab> {
  await page.clock.install();
  const underWay = requestsUnderWay(page);
  const roots: { readonly [root in Root]: Locator } = {
    page: page.locator('body'),
    main: page.getByRole('main'),
    dialog: page.locator('dialog[open]').last(),
  };

  return {
    url: async () => page.url(),
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    pause: (milliseconds) => page.waitForTimeout(milliseconds),
    async request(address, { json, form } = {}) {
      // As a page of the portal would.
      const once = { maxRedirects: 0, headers: { origin: new URL(address).origin } };
      const answer = await (form !== undefined
        ? page.request.post(address, { ...once, form: { ...form } })
        : json !== undefined
          ? page.request.post(address, { ...once, data: json })
          : page.request.get(address, once));
      return { status: answer.status(), location: answer.headers().location ?? null, text: await answer.text() };
    },
    async moveClock(seconds) {
      const now = await page.evaluate(() => Date.now());
      await page.clock.setSystemTime(now + seconds * 1000);
    },
    // On a busy machine, the page's own time is later than by the clock.
    async quiet(seconds) {
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), seconds * 1000);
      while (underWay() > 0) await page.waitForTimeout(20);
    },
    async read(root) {
      const [seen = null] = await unlessItLeaves(
        roots[root].evaluateAll((all) =>
          all.map((one) => ({
            text: (one as HTMLElement).innerText.replaceAll('\u200B', ''),
            images: [...one.querySelectorAll('img')].map((image) => image.alt),
          })),
        ),
        [],
      );
      return seen;
    },
    focus: () => page.evaluate(focusInPage),
    texts: async (root, selector) =>
      (await unlessItLeaves(roots[root].locator(selector).allInnerTexts(), [])).map(inOneLine),
    attributes: (root, selector, name) =>
      unlessItLeaves(
        roots[root]
          .locator(selector)
          .evaluateAll((all, wanted) => all.map((one) => one.getAttribute(wanted) ?? ''), name),
        [],
      ),
    async pressables(root, name) {
      const found = roots[root]
        .getByRole('button', { name })
        .or(roots[root].getByRole('link', { name }))
        .or(roots[root].getByRole('tab', { name }));
      return (await unlessItLeaves(found.filter({ visible: true }).all(), [])).map(pressableOf);
    },
    controls: (selector) => controlsOf(page.locator(selector), write),
    controlsLabelled: (label) => controlsOf(page.getByLabel(label), write),
    controlsInGroup: (name) => controlsOf(page.getByRole('group', { name }).locator('input'), write),
  };
}

/** What is read of a page that is being left meanwhile is `nothing`: whoever looks will look again. Throws any other error. */
async function unlessItLeaves<T>(reading: Promise<T>, nothing: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (/Execution context was destroyed|navigati/u.test(String(error))) return nothing;
    throw error;
  }
}

const pressableOf = (one: Locator): Pressable => ({
  text: async () => inOneLine(await one.innerText()),
  press: () => pressOnce(one),
});

/**
 * Waits for what can be pressed apart from pressing it: a click that was made, but whose end came late, would be made again. null = pressed.
 */
async function pressOnce(one: Locator): Promise<Instead> {
  try {
    await one.click({ ...soon, trial: true });
    await one.click({ timeout: 10_000, noWaitAfter: true });
    return null;
  } catch (error) {
    return `まだ押せません（${String(error).split('\n')[0]}）`;
  }
}

async function controlsOf(all: Locator, write: Write): Promise<readonly Control[]> {
  return (await unlessItLeaves(all.evaluateAll(factsOfControls), [])).map((facts, index) =>
    controlOf(all.nth(index), facts, write),
  );
}

const controlOf = (one: Locator, facts: ControlFacts, write: Write): Control => ({
  ...facts,
  write: (text) => write(one, text),
  check: (isChecked) => one.setChecked(isChecked, soon),
  select: async (option) => void (await one.selectOption(option, soon)),
  attach: (name, buffer) => one.setInputFiles({ name, mimeType: 'application/pdf', buffer }),
});
