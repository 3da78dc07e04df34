import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '../../../src/model/project.ts';
import type { Driver } from '../../../src/stories/driver.ts';
import { askSandbox, publishedSettings } from '../../../src/stories/sandbox.ts';
import { type BrowserOptions, openBrowser, type Tab } from '../../runtime/browser.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { functions } from '../../runtime/project.ts';
import { contractsOf } from '../../walk/contracts.ts';
import { addressOf } from '../address-of.ts';
import { otherScreen } from '../kept-back.ts';
import { namedAddresses } from '../named-addresses.ts';
import { createRequests } from '../requests.ts';
import { inputsCalled } from './inputs.ts';
import { offers, press, wordsOn } from './press.ts';
import { readable } from './readable.ts';
import { notReady, thrownIn } from './thrown.ts';

/** Nothing is looked at meanwhile: what is polled may come at once, and a button is locked only as long as its steps run. */
const hurried = { 'button.lock': 0, 'button.readLock': 0, 'poll.every': 0.01 };

type Responses = NonNullable<BrowserOptions['responses']>;

const compiled = new WeakMap<Project, Responses>();

function responsesOf(project: Project): Responses {
  const responses = compiled.get(project) ?? contractsOf(project).responses;
  compiled.set(project, responses);
  return responses;
}

/** A tab without a picture over the real run-time, before a server that runs or what answers in its place. `openTab`: opens it with each page load. */
export function inProcess(
  project: Project,
  origin: string,
  openTab = openBrowser,
  requests = createRequests(origin),
): Driver {
  const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
  const seen: string[] = [];
  let published: { readonly [name: string]: unknown } = {};
  let settings: { readonly [name: string]: unknown } = hurried;
  let passed = 0;
  let underWay = 0;
  const responses = responsesOf(project);
  let tab: Tab = load();

  function load(): Tab {
    return openTab({
      project,
      origin,
      storages,
      settings: { ...published, ...settings },
      now: () => Date.now() + passed * 1000,
      async portal(path, init) {
        underWay += 1;
        try {
          return await requests.call(path, init);
        } finally {
          underWay -= 1;
        }
      },
      // As in a browser: an answer that does not fit its contract is none.
      responses,
    });
  }

  /** A page load: nothing of the last one runs on. */
  async function enter(address: string, isSeen: boolean): Promise<void> {
    close();
    published = await publishedSettings(driver);
    tab = load();
    const { pathname, search } = new URL(address, origin);
    const path = pathname.replace(/^\/svc\/|\/$/g, '');
    const { intentPath, intentSignaturePath } = tab.portal.catalog.shell;
    if (path === intentPath || path === intentSignaturePath) {
      await tab.portal.returnFromApp(search, path === intentSignaturePath);
      return;
    }
    await tab.open(`${pathname}${search}`, isSeen);
  }

  const here = () => `${tab.location.pathname}${tab.location.search}`;
  const close = () => {
    if (tab.at !== '') tab.screen.dispose();
  };

  const driver: Driver = {
    origin,
    // Hashing a password takes seconds on a busy machine; a story that goes on waits for none of it.
    patience: 20_000,
    async pause() {
      await tab.settle();
      // The server works in this process, too: whoever looks without a break keeps it from answering.
      if (underWay > 0) await sleep(2);
    },
    async settled() {
      const giveUpAt = performance.now() + driver.patience;
      for (let quiet = 0; quiet < 2 && performance.now() < giveUpAt; ) {
        await driver.pause();
        quiet = underWay === 0 && !isWorking(tab) ? quiet + 1 : 0;
      }
      if (underWay > 0) return '答えが来ません';
      return isWorking(tab) ? `画面 ${tab.at} の準備が終わりません` : null;
    },
    request: requests.request,
    async settings(values) {
      settings = { ...settings, ...values };
      await askSandbox(driver, 'settings', { json: values });
    },
    async open(address) {
      seen.push(address);
      await enter(address, false);
    },
    reload: () => enter(here(), true),
    async back() {
      const moves = [...seen, ...tab.history.filter((one) => !one.startsWith('replace '))];
      const before = moves.at(-2);
      if (before === undefined) throw new Error('There is nothing before the first page.');
      await tab.open(before, true);
    },
    async pass(seconds) {
      passed += seconds;
      await askSandbox(driver, 'clock', { json: { advanceSeconds: seconds } });
    },
    async isOn(screen) {
      const left = tab.left.at(-1);
      if (left !== undefined) return `${left} へ移りました`;
      // A dialog to log in is there before any screen is.
      if (tab.dialog !== null)
        return `ダイアログ ${tab.dialog.name}「${tab.dialog.title}」が開いています${thrownIn(tab)}`;
      if (tab.at === '') return `画面がありません（${here()}）`;
      const { screen: shown, route, view } = tab.screen;
      const { phase, errors } = view.getState();
      if (![shown.name, route.name].includes(screen)) return otherScreen(shown.name, errors);
      if (phase === 'stopped')
        return `画面が止まりました${thrownIn(tab) || `（${JSON.stringify(tab.reports.at(-1))}）`}`;
      return phase === 'ready' ? null : notReady(tab);
    },
    async hasLeft(address, story) {
      const wanted = addressOf(tab.portal.catalog, functions, address, story, origin);
      const left = tab.left.at(-1);
      if (left === undefined) return `画面 ${tab.at} が出ています`;
      const { origin: site, pathname } = new URL(left, origin);
      return site === wanted.origin && pathname === wanted.pathname
        ? null
        : `${namedAddresses(tab.portal.catalog, functions, story, origin).told(left)} へ移りました`;
    },
    async away() {
      const left = new URL(tab.left.at(-1) ?? '', origin);
      return left.origin === origin ? '' : left.href;
    },
    async words() {
      const dialog = tab.portal.dialogs.getState().open.at(-1);
      if (dialog !== undefined) return wordsOfDialog(dialog);
      return tab.at === '' || tab.screen.view.getState().phase !== 'ready' ? [] : wordsOn(tab);
    },
    app: async () => tab.apps.at(-1) ?? '',
    async phone() {
      if (tab.at === '') return '';
      const { phase, working } = tab.screen.view.getState();
      // The code of before is still drawn while another one is fetched.
      if (phase !== 'ready' || working !== null) return '';
      return wordsOn(tab).find((word) => word.includes('/sandbox/phone/')) ?? '';
    },
    async isDialog(name) {
      const { dialog } = tab;
      if (dialog === null) return tab.at === '' ? '画面がありません' : `ダイアログは開いていません（画面 ${tab.at}）`;
      return dialog.name === name ? null : `ダイアログ ${dialog.name}「${dialog.title}」が開いています`;
    },
    async errorsAt(field) {
      const found = inputsCalled(tab.screen, field);
      if (found.length === 0) return null;
      const { errors, dialogErrors } = tab.screen.view.getState();
      const names = new Set(found.map(({ name }) => name));
      return [...errors, ...dialogErrors].filter((error) => names.has(error.field)).map(({ message }) => message);
    },
    press: async (target, at) => (tab.at === '' ? '画面がありません' : press(tab, target, at)),
    offers: async (target) => (tab.at === '' ? null : offers(tab, target)),
    async fill(field, value, at) {
      if (tab.at === '' || tab.screen.view.getState().phase !== 'ready') return notReady(tab);
      const found = inputsCalled(tab.screen, field);
      const one = found[(at ?? 1) - 1];
      if (one === undefined) return `「${field}」の欄が出ていません`;
      if (at === null && found.length > 1)
        return `「${field}」の欄が ${found.length} つあります（at で何番目かを書きます）`;
      return one.enter(value);
    },
    async answer(button) {
      const open = tab.portal.dialogs.getState().open.at(-1);
      if (open === undefined) return 'ダイアログは開いていません';
      const { evaluator, working } = open;
      if (working !== null) return `「${working}」の途中です`;
      const shown = shownButtons(open);
      const found = shown.find(({ id, label }) => id === button || evaluator.text(label) === button);
      if (found === undefined) return `ボタンは「${shown.map(({ label }) => evaluator.text(label)).join('」「')}」です`;
      open.press(found.id);
      return null;
    },
    async close() {
      close();
    },
  };
  return driver;
}

/** A step that waits for a person's answer is no work, nor is a page that has been left. */
function isWorking(tab: Tab): boolean {
  if (tab.at === '' || tab.dialog !== null || tab.left.length > 0) return false;
  const { phase, working } = tab.screen.view.getState();
  return phase === 'loading' || working !== null;
}

type OpenDialog = ReturnType<Tab['portal']['dialogs']['getState']>['open'][number];

const shownButtons = ({ dialog, evaluator }: OpenDialog) =>
  dialog.buttons.filter(({ shownWhen }) => shownWhen === undefined || evaluator.evaluate(shownWhen) === true);

function wordsOfDialog(open: OpenDialog): readonly string[] {
  const { dialog, evaluator, errorNumber } = open;
  const buttons = shownButtons(open).map(({ label }) => evaluator.text(label));
  return [evaluator.text(dialog.title), ...readable(dialog.view, evaluator).words, errorNumber, ...buttons].filter(
    (word) => word !== '',
  );
}
