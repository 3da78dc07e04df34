import { pressableNames } from '../../../src/load/names/pressable-names.ts';
import { wordsOf } from '../../../src/load/names/worded.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Screen } from '../../../src/model/screen.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import type { Driver } from '../../../src/stories/driver.ts';
import { askSandbox } from '../../../src/stories/sandbox.ts';
import { addressOf } from '../address-of.ts';
import { otherScreen } from '../kept-back.ts';
import { namedAddresses } from '../named-addresses.ts';
import { controlsNamed, fillInput, inputCalled } from './fill-input.ts';
import { labelled } from './labelled.ts';
import { openDialogs, titleOfDialog } from './open-dialogs.ts';
import { screenAtAddress } from './screen-at.ts';
import { sortHeads } from './sort-heads.ts';
import type { BrowserTab, Pressable } from './tab.ts';

const askedEverySeconds = 0.2;

/** It can also be asked what a story does not say. */
export type BrowserDriver = Driver & Pick<BrowserTab, 'focus'>;

/** Stories in a browser, whatever drives it: names of descriptors are turned into what is seen there. */
export async function inBrowser(
  tab: BrowserTab,
  project: Project,
  vocabulary: Vocabulary,
  origin: string,
): Promise<BrowserDriver> {
  const functions = Object.fromEntries(Object.values(vocabulary.functions).map(({ name, run }) => [name, run]));
  const nowhere = async () => `${await tab.url()} にいます`;
  const here = async () => screenAtAddress(project, await tab.url());

  const driver: BrowserDriver = {
    origin,
    patience: 12_000,
    pause: () => tab.pause(50),
    // What is asked for after an answer goes out at once.
    async settled() {
      await tab.quiet(askedEverySeconds);
      return null;
    },
    request: (path, sending) => tab.request(new URL(path, origin).href, sending),
    settings: (values) => askSandbox(driver, 'settings', { json: values }),
    open: (address) => tab.open(new URL(address, origin).href),
    focus: tab.focus,
    reload: tab.reload,
    back: tab.back,
    async pass(seconds) {
      // What is waited for has begun: its time runs from there.
      await tab.quiet(askedEverySeconds * 5);
      await tab.moveClock(seconds);
      // Here first, until whoever asks now and then has noticed: the portal's last answer is still the one of before.
      await tab.quiet(askedEverySeconds * 10);
      await askSandbox(driver, 'clock', { json: { advanceSeconds: seconds } });
    },
    async isOn(name) {
      const at = await here();
      if (at === null) return nowhere();
      const dialog = await titleOfDialog(tab);
      if (dialog !== null) return `ダイアログ「${dialog}」が開いています`;
      if (![at.screen.name, at.route].includes(name)) return otherScreen(at.screen.name, await errorsShown());
      const [heading] = await tab.texts('main', 'h1');
      if (heading === undefined) return '見出しが出ていません';
      if (!wordsOf(at.screen.title).test(heading)) return '前の画面が、まだ出ています';
      // The heading is there at once; what can be done, when the data have come.
      return (await tab.pressables('main', /^/u)).length === 0 ? '画面の準備ができていません' : null;
    },
    async hasLeft(address, story) {
      const catalog = project.catalogs[0];
      if (catalog === undefined) throw new Error('No catalogue');
      const wanted = addressOf(catalog, functions, address, story, origin);
      const at = new URL(await tab.url());
      return at.origin === wanted.origin && at.pathname === wanted.pathname
        ? null
        : `${namedAddresses(catalog, functions, story, origin).told(at.href)} にいます`;
    },
    async away() {
      const { origin: site, protocol, href } = new URL(await tab.url());
      return protocol.startsWith('http') && site !== origin ? href : '';
    },
    async words() {
      const seen = await tab.read((await titleOfDialog(tab)) === null ? 'main' : 'dialog');
      return seen === null ? [] : [...seen.text.split('\n'), ...seen.images].filter((word) => word.trim() !== '');
    },
    async app() {
      const url = await tab.url();
      return url.includes('/sandbox/app/') ? url : '';
    },
    phone: async () => (await tab.attributes('main', 'a[href*="/sandbox/phone/"]', 'href'))[0] ?? '',
    async isDialog(name) {
      const open = await openDialogs(project, tab);
      if (open.some((dialog) => dialog.name === name)) return null;
      const title = await titleOfDialog(tab);
      return title === null
        ? `ダイアログは開いていません（${await nowhere()}）`
        : `ダイアログ「${title}」が開いています`;
    },
    async errorsAt(field) {
      const screen = (await here())?.screen;
      if (screen === undefined) return null;
      const { name } = inputCalled(screen, field);
      if ((await tab.controls(controlsNamed(name))).length === 0) return null;
      return errorsOf(name);
    },
    async press(target, at) {
      const screen = (await here())?.screen;
      if (screen === undefined) return nowhere();
      const title = await titleOfDialog(tab);
      if (title !== null) return `ダイアログ「${title}」が開いています`;
      const one = await pressable(screen, target, at ?? 1);
      return one === undefined ? `「${target}」が出ていません` : one.press();
    },
    async offers(target) {
      const screen = (await here())?.screen;
      const isSeen = screen !== undefined && (await titleOfDialog(tab)) === null;
      return isSeen ? (await pressable(screen, target, 1)) !== undefined : null;
    },
    async fill(field, value, at) {
      const screen = (await here())?.screen;
      return screen === undefined ? nowhere() : fillInput(tab, screen, field, value, at);
    },
    async answer(button) {
      const buttons = (await openDialogs(project, tab)).flatMap((dialog) => dialog.buttons);
      const found = buttons.find(({ id, label }) => id === button || label === button);
      if (found === undefined) return `そのボタンのあるダイアログは開いていません（「${await titleOfDialog(tab)}」）`;
      const [own] = await labelled(tab, 'dialog', found, buttons);
      return own === undefined ? `「${button}」が出ていません` : own.press();
    },
    close: async () => {},
  };
  await driver.settings({ 'poll.every': askedEverySeconds });
  return driver;

  async function errorsOf(name: string): Promise<readonly string[]> {
    const own = `:is([id="field-${name}-error"], [id^="field-"][id$=".${name}-error"])`;
    return (await tab.texts('page', `${own} span:last-child`)).map((text) => text.trim());
  }

  async function errorsShown() {
    const ids = await tab.attributes('page', '[id^="field-"][id$="-error"]', 'id');
    const names = new Set(ids.map((id) => id.replace(/^field-(?:.*\.)?(.*)-error$/u, '$1')));
    const found = [...names].map(async (field) => (await errorsOf(field)).map((message) => ({ field, message })));
    return (await Promise.all(found)).flat();
  }

  /** What is called that and seen; undefined = there are not so many. */
  async function pressable(screen: Screen, target: string, at: number): Promise<Pressable | undefined> {
    const service = project.services.find(({ name }) => name === screen.service);
    const all = pressableNames(screen, service, vocabulary).map((one) => ({ ...one, isStart: one.isChange }));
    const named = all.filter(({ names }) => names.includes(target));
    for (const own of named.length === 0 ? [{ label: target }] : named) {
      // The frame has a link and a button of its own; what is computed stands on the screen itself.
      const root = typeof own.label === 'string' ? 'page' : 'main';
      const one = (await labelled(tab, root, own, [...all, ...sortHeads(screen)]))[at - 1];
      if (one !== undefined) return one;
    }
    return undefined;
  }
}
