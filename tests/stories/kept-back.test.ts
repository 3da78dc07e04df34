import { expect, it } from 'vitest';
import type { Story } from '../../src/model/story.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { openBrowser } from '../runtime/browser.ts';
import { loadStories } from './all-stories.ts';
import { inBrowser } from './browser/driver.ts';
import type { BrowserTab } from './browser/tab.ts';
import { inProcess } from './in-process/driver.ts';

const { project } = loadStories();
const origin = 'http://portal';
const story = { launch: {}, settings: {} } as Story;
const errors = [{ field: 'agreed', message: '同意してください。' }];
const KEPT = '画面 kana-agreement が出ています。入力欄に誤りがあります: 「agreed」同意してください。';
const [catalog] = project.catalogs;
const address = project.screens.find(({ name }) => name === 'kana-agreement')?.routes[0]?.path;

/** In process, over a tab in that state. */
function tabIn(state: object) {
  const view = { getState: () => ({ phase: 'loading', errors }) };
  const screen = { screen: { name: 'kana-agreement' }, route: { name: 'kana-agreement' }, view };
  const tab = {
    at: 'kana-agreement',
    screen,
    dialog: null,
    left: [],
    reports: [],
    portal: { catalog },
    location: {},
    ...state,
  };
  return inProcess(project, origin, (() => tab) as unknown as typeof openBrowser);
}

/** In a browser, whose page has these texts by what is asked for. */
function pageWith(url: string, texts: (root: string, selector: string) => readonly string[]) {
  const tab = {
    url: async () => url,
    texts: async (root: string, selector: string) => texts(root, selector),
    attributes: async () => ['field-agreed-error'],
    request: async () => ({ status: 200, location: null, text: '' }),
  } as unknown as BrowserTab;
  return inBrowser(tab, project, vocabulary, origin);
}

it('names the inputs that keep a screen from going on', async () => {
  expect(await tabIn({}).isOn('kana-confirm')).toBe(KEPT);
  const isOfAgreed = (selector: string) => selector.includes('field-agreed-error');
  const driver = await pageWith(`${origin}/svc/${address}`, (_root, selector) =>
    isOfAgreed(selector) ? ['同意してください。'] : [],
  );
  expect(await driver.isOn('kana-confirm')).toBe(KEPT);
});

it('names a dialog that is open before any screen', async () => {
  const dialog = { name: 'login', title: 'ログインしてください' };
  expect(await tabIn({ dialog }).isOn('kana-top')).toBe('ダイアログ login「ログインしてください」が開いています');
  expect(await tabIn({ dialog, at: '' }).isOn('kana-top')).toContain('ダイアログ login');
  const driver = await pageWith(`${origin}/svc/${address}`, (root) => (root === 'dialog' ? [dialog.title] : []));
  expect(await driver.isOn('kana-top')).toBe('ダイアログ「ログインしてください」が開いています');
});

it('names the address to which the tab has gone instead', async () => {
  const cancelled = `${origin}/sandbox/caller/cancelled?x=1`;
  expect(await tabIn({ left: [cancelled] }).hasLeft('finish', story)).toBe(
    `行き先 cancel（${cancelled}） へ移りました`,
  );
  expect(await tabIn({ left: ['http://elsewhere/'] }).hasLeft('finish', story)).toBe('http://elsewhere/ へ移りました');
  const driver = await pageWith(cancelled, () => []);
  expect(await driver.hasLeft('finish', story)).toBe(`行き先 cancel（${cancelled}） にいます`);
});
