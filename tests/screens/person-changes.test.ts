import { describe, expect, it, vi } from 'vitest';
import { launchQuery, loggedIn, openBrowser } from '../runtime/browser.ts';
import { standStill } from '../runtime/clock.ts';
import { MemoryStorage } from '../runtime/memory-storage.ts';
import { projectOf } from '../runtime/project.ts';

const project = projectOf();
standStill();

it('somebody else has logged in without a logout: nothing of the one before stays, and the screen begins anew', async () => {
  const kinds = ['typed.x.y', 'typed.familyregister.y', 'state.x.y', 'once.x', 'launch.x'];
  const key = (kind: string) => `madoguchi.${kind}`;
  const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
  const open = async (person: string) => {
    const isLogin = { body: loggedIn, headers: { 'Session-Person': person } };
    const browser = openBrowser({ project, storages, replies: { isLogin } });
    await browser.open(`familyregister/select/${launchQuery()}`);
    return browser.left;
  };
  expect(await open('one')).toEqual([]);
  for (const kind of kinds) {
    storages.session.setItem(key(kind), '{"value":{},"expiresAt":null}');
  }
  expect(await open('one')).toEqual([]);
  expect(storages.session.getItem(key('typed.x.y'))).not.toBeNull();
  // With the query, which the screen had taken out of its address.
  expect(await open('two')).toEqual([expect.stringMatching(/\/familyregister\/select\/\?.*returnUrl=/u)]);
  const left = kinds.map((kind) => storages.session.getItem(key(kind)));
  expect(left.map((value) => value === null)).toEqual([true, true, true, true, false]);
  // It is said why, once.
  const reasons = [];
  for (const _ of [1, 2]) {
    const isLogin = { body: loggedIn, headers: { 'Session-Person': 'two' } };
    const browser = openBrowser({ project, storages, replies: { isLogin } });
    await browser.open(`familyregister/select/${launchQuery()}`);
    reasons.push(browser.screen.view.getState().reason);
  }
  expect(reasons).toEqual([expect.stringContaining('ログインしている方が変わった'), '']);
});

it('it is said where the screen that begins anew cannot be shown, too: on the one that it leads to', async () => {
  const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
  const open = async (person: string) => {
    const isLogin = { body: loggedIn, headers: { 'Session-Person': person } };
    const browser = openBrowser({ project, storages, replies: { isLogin } });
    await browser.open('familyregister-identification-code/digital-signature');
    return browser;
  };
  await open('one');
  storages.session.setItem('madoguchi.typed.familyregister-identification-code.y', '{"value":{},"expiresAt":null}');
  expect((await open('two')).left).toHaveLength(1);
  const led = await open('two');
  expect(led.at).not.toBe('familyregister-identification-code-digital-signature');
  expect(led.screen.view.getState().reason).toContain('ログインしている方が変わった');
});

describe('it is said until somebody is really shown a page', () => {
  const [other, why] = ['madoguchi.other', 'madoguchi.leave-reason'];
  /** Another person opens a page where the first one left something; `isAgent`: the service is not for them. */
  async function changed(path: string, two: { readonly isAgent?: boolean; readonly resultCode?: string }) {
    const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
    const open = async (person: string, { isAgent = false, resultCode = '0000' }: typeof two) => {
      const body = { ...loggedIn, loginInfo: { ...loggedIn.loginInfo, isAgent } };
      const isLogin = { body, resultCode, headers: { 'Session-Person': person } };
      const hpkiQualifications = { body: { qualifications: [], timesFiled: 0 } };
      const browser = openBrowser({ project, storages, replies: { isLogin, hpkiQualifications } });
      await browser.open(path);
      await browser.settle();
      return browser;
    };
    await open('one', {});
    storages.session.setItem(`madoguchi.typed.${path.split('/')[0]}.y`, '{"value":{},"expiresAt":null}');
    expect((await open('two', {})).left).toHaveLength(1);
    const kept = (name: string) => JSON.parse(storages.session.getItem(name) ?? '{}').value;
    // Of a page outside the screens: `login-attempt.js` tells them.
    return { browser: await open('two', two), open, left: () => [kept(other), kept(why)] };
  }

  it('beside what the screen says that leads on; once', async () => {
    const { browser, open, left } = await changed('hpki/consent', {});
    expect(browser.at).toBe('hpki-qualification-select');
    expect(browser.screen.view.getState().reason).toMatch(/変わった.*開いた画面に要る入力がありません/u);
    expect(left()).toEqual([undefined, undefined]);
    expect((await open('two', {})).screen.view.getState().reason).not.toContain('変わった');
  });

  it('on a page outside the screens, where a guard leads there', async () => {
    const { browser, left } = await changed('familyregister-identification-code/digital-signature', { isAgent: true });
    expect(browser.dialog?.name).toBe('agentRefused');
    await browser.answerDialog('ok');
    expect([browser.left, left()]).toEqual([['/'], [true, undefined]]);
  });

  it('beside why it leads there', async () => {
    const { browser, left } = await changed('hpki/consent', { resultCode: '9003' });
    expect([browser.left, left()]).toEqual([['/'], [true, expect.stringContaining('トップページに戻りました')]]);
  });
});

it('a page that was drawn for the other one stays: what was left goes before it is read, and it is said', async () => {
  const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
  const open = async (person: string, drawnFor?: string) => {
    const isLogin = { body: loggedIn, headers: { 'Session-Person': person } };
    const browser = openBrowser({ project, storages, replies: { isLogin }, ...(drawnFor && { drawnFor }) });
    await browser.open(`familyregister/select/${launchQuery()}`);
    return browser;
  };
  await open('one');
  storages.session.setItem('madoguchi.typed.familyregister.y', '{"value":{"x":"of one"},"expiresAt":null}');
  const { left, screen } = await open('two', 'two');
  expect(left).toEqual([]);
  expect(storages.session.getItem('madoguchi.typed.familyregister.y')).toBeNull();
  expect(screen.view.getState()).toMatchObject({ phase: 'ready', reason: expect.stringContaining('変わった') });
  // Drawn for the one, and answered to the other: it is left, as any page is.
  expect((await open('three', 'two')).left).toHaveLength(1);
});

it('where the one before left nothing, nothing is said about them', async () => {
  const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
  const open = async (person: string) => {
    const isLogin = { body: loggedIn, headers: { 'Session-Person': person } };
    const browser = openBrowser({ project, storages, replies: { isLogin } });
    await browser.open(`familyregister/select/${launchQuery()}`);
    return browser;
  };
  await open('one');
  storages.session.setItem('madoguchi.typed.x.y', '{"value":{},"expiresAt":null}');
  expect((await open('two')).left).toHaveLength(1);
  expect((await open('two')).screen.view.getState().reason).toBe('');
});

it('once the page is being left for somebody else, nothing that was pressed before is sent in their name', async () => {
  const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
  const as = (person: string) => ({ body: loggedIn, headers: { 'Session-Person': person } });
  let person = 'one';
  const browser = openBrowser({ project, storages, replies: { isLogin: () => as(person) } });
  await browser.open(`familyregister/select/${launchQuery()}`);
  person = 'two';
  browser.portal.forgetLogin();
  void browser.portal.visit();
  await browser.settle();
  expect(browser.left).toHaveLength(1);
  // As a button of the frame does.
  void browser.portal.extendSession();
  await browser.settle();
  expect(browser.sent('sessionExtend')).toEqual([]);
  // Nothing had been entered, but the page was theirs: it does not turn into somebody else’s without a word.
  const anew = openBrowser({ project, storages, replies: { isLogin: () => as(person) } });
  await anew.open(`familyregister/select/${launchQuery()}`);
  expect(anew.screen.view.getState().reason).toContain('ログインしている方が変わった');
});

it('somebody else logs in in another tab: this one starts over at once, and not where it is the same person', async () => {
  const local = new MemoryStorage();
  let person = 'one';
  const open = async () => {
    const isLogin = () => ({ body: loggedIn, headers: { 'Session-Person': person } });
    const browser = openBrowser({ project, storages: { session: new MemoryStorage(), local }, replies: { isLogin } });
    await browser.open(`familyregister/select/${launchQuery()}`);
    return browser;
  };
  const tell = async (browser: Awaited<ReturnType<typeof open>>) => {
    for (const key of ['madoguchi.other', 'madoguchi.person']) browser.portal.handleStorage(key);
    await vi.dynamicImportSettled();
    await browser.settle();
    return [browser.sent('isLogin').length, browser.left.length];
  };
  const first = await open();
  await open();
  expect(await tell(first)).toEqual([1, 0]);
  person = 'two';
  const other = await open();
  expect(await tell(first)).toEqual([2, 1]);
  expect(await tell(other)).toEqual([1, 0]);
});
