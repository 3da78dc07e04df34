import type { Locator, Page } from 'playwright/test';
import { pressableNames } from '../../../src/load/names/pressable-names.ts';
import { wordsOf } from '../../../src/load/names/worded.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Screen } from '../../../src/model/screen.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import type { Driver, Instead } from '../../../src/stories/driver.ts';
import { askSandbox } from '../../../src/stories/sandbox.ts';
import { addressOf } from '../address-of.ts';
import { fillInput, inputCalled, namedControls } from './fill-input.ts';
import { labelled } from './labelled.ts';
import { openDialogs, screenAt, titleOfDialog, topDialog } from './page-screen.ts';

const soon = { timeout: 1000 };
const askedEverySeconds = 0.2;

/** A page of a browser that Playwright drives. Its own clock is under control, so that time can pass. */
export async function inChromium(
  page: Page,
  project: Project,
  vocabulary: Vocabulary,
  origin: string,
): Promise<Driver> {
  const functions = Object.fromEntries(Object.values(vocabulary.functions).map(({ name, run }) => [name, run]));
  await page.clock.install();
  const nowhere = () => `${page.url()} にいます`;

  const driver: Driver = {
    origin,
    patience: 12_000,
    pause: () => page.waitForTimeout(50),
    async request(path, { json, form } = {}) {
      const url = new URL(path, origin).href;
      const once = { maxRedirects: 0 };
      const answer = await (form !== undefined
        ? page.request.post(url, { ...once, form: { ...form } })
        : json !== undefined
          ? page.request.post(url, { ...once, data: json })
          : page.request.get(url, once));
      return { status: answer.status(), location: answer.headers().location ?? null, text: await answer.text() };
    },
    settings: (values) => askSandbox(driver, 'settings', { json: values }),
    open: async (address) => void (await page.goto(new URL(address, origin).href)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    async pass(seconds) {
      const now = await page.evaluate(() => Date.now());
      await page.clock.setSystemTime(now + seconds * 1000);
      // Here first, as long as whoever asks now and then needs to notice: the portal's last answer is still the one of before.
      await page.waitForTimeout(askedEverySeconds * 10_000);
      await askSandbox(driver, 'clock', { json: { advanceSeconds: seconds } });
    },
    async isOn(name) {
      const at = screenAt(project, page);
      if (at === null) return nowhere();
      if (![at.screen.name, at.route].includes(name)) return `画面 ${at.screen.name} が出ています`;
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      if ((await heading.count()) === 0) return '見出しが出ていません';
      if (!wordsOf(at.screen.title).test(await heading.first().innerText())) return '前の画面が、まだ出ています';
      // The heading is there at once; what can be done, when the data have come.
      const ways = page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link'));
      return (await ways.count()) === 0 ? '画面の準備ができていません' : null;
    },
    async hasLeft(address, story) {
      const catalog = project.catalogs[0];
      if (catalog === undefined) throw new Error('No catalogue');
      const wanted = addressOf(catalog, functions, address, story, origin);
      const here = new URL(page.url());
      return here.origin === wanted.origin && here.pathname === wanted.pathname ? null : nowhere();
    },
    async away() {
      const { origin: site, protocol, href } = new URL(page.url());
      return protocol.startsWith('http') && site !== origin ? href : '';
    },
    async words() {
      const isOpen = (await titleOfDialog(page)) !== null;
      const root = isOpen ? topDialog(page) : page.locator('main');
      const images = await root.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt') ?? ''));
      const text = (await root.count()) === 0 ? '' : await root.first().innerText();
      return [...text.split('\n'), ...images].filter((word) => word.trim() !== '');
    },
    app: async () => (page.url().includes('/sandbox/app/') ? page.url() : ''),
    async phone() {
      const link = page.locator('main a[href*="/sandbox/phone/"]');
      return (await link.count()) === 0 ? '' : ((await link.first().getAttribute('href')) ?? '');
    },
    async isDialog(name) {
      const open = await openDialogs(project, page);
      if (open.some((dialog) => dialog.name === name)) return null;
      const title = await titleOfDialog(page);
      return title === null ? `ダイアログは開いていません（${nowhere()}）` : `ダイアログ「${title}」が開いています`;
    },
    async errorsAt(field) {
      const screen = screenAt(project, page)?.screen;
      if (screen === undefined) return null;
      const { name } = inputCalled(screen, field);
      if ((await namedControls(page, name).count()) === 0) return null;
      const errors = page.locator(`[id="field-${name}-error"], [id^="field-"][id$=".${name}-error"]`);
      return (await errors.locator('span:last-child').allInnerTexts()).map((text) => text.trim());
    },
    async press(target, at) {
      const screen = screenAt(project, page)?.screen;
      if (screen === undefined) return nowhere();
      if ((await titleOfDialog(page)) !== null) return `ダイアログ「${await titleOfDialog(page)}」が開いています`;
      const one = await pressable(screen, target, at ?? 1);
      return one === undefined ? `「${target}」が出ていません` : pressOnce(one);
    },
    async offers(target) {
      const screen = screenAt(project, page)?.screen;
      const isSeen = screen !== undefined && (await titleOfDialog(page)) === null;
      return isSeen ? (await pressable(screen, target, 1)) !== undefined : null;
    },
    async fill(field, value, at) {
      const screen = screenAt(project, page)?.screen;
      return screen === undefined ? nowhere() : fillInput(page, screen, field, value, at);
    },
    async answer(button) {
      const open = await openDialogs(project, page);
      const found = open.flatMap(({ buttons }) => buttons).find(({ id, label }) => id === button || label === button);
      if (found === undefined) return `そのボタンのあるダイアログは開いていません（「${await titleOfDialog(page)}」）`;
      const [own] = await labelled(
        topDialog(page),
        found,
        open.flatMap(({ buttons }) => buttons),
      );
      return own === undefined ? `「${button}」が出ていません` : pressOnce(own);
    },
    close: async () => {},
  };
  await driver.settings({ 'poll.every': askedEverySeconds });
  return driver;

  /** What is called that and seen; undefined = there are not so many. */
  async function pressable(screen: Screen, target: string, at: number): Promise<Locator | undefined> {
    const service = project.services.find(({ name }) => name === screen.service);
    const all = pressableNames(screen, service, vocabulary).map((one) => ({ ...one, isStart: one.isChange }));
    const named = all.filter(({ names }) => names.includes(target));
    for (const own of named.length === 0 ? [{ label: target }] : named) {
      // The frame has a link and a button of its own; what is computed stands on the screen itself.
      const root = typeof own.label === 'string' ? page : page.getByRole('main');
      const one = (await labelled(root, own, all))[at - 1];
      if (one !== undefined) return one;
    }
    return undefined;
  }
}

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
