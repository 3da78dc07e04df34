import { describe, expect, it } from 'vitest';
import { compareVersions } from '../../../src/steps/launchApp/compare-versions.ts';
import { launchQuery, loggedIn, openBrowser } from '../../runtime/browser.ts';
import { sleep, standStill } from '../../runtime/clock.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { projectOf } from '../../runtime/project.ts';
import { message } from '../../words/message.ts';

const project = projectOf();
standStill();

describe('the way back from the card app', () => {
  const record = (change: object = {}) => ({
    targetUrl: 'https://portal.example/svc/familyregister/personal-information/confirm/',
    target: 'vue',
    scope: 'logout',
    expiry: Date.now() + 3_600_000,
    ...change,
  });
  const returning = async (store: unknown, search: string) => {
    const local = new MemoryStorage();
    if (store !== null) local.setItem('signature.intent', typeof store === 'string' ? store : JSON.stringify(store));
    const browser = openBrowser({
      project,
      storages: { session: new MemoryStorage(), local },
      replies: { get4information: 'never' },
    });
    await browser.portal.returnFromApp(search, false);
    return { browser, local };
  };

  it('goes to the stored target with what came, once [IN-001 IN-002 IN-003 IN-010 IN-011]', async () => {
    const { browser, local } = await returning({ redirect: record() }, '?nonce=n&sessionId=s&combinationCode=c');
    expect(browser.history).toEqual([
      'replace familyregister/personal-information/confirm/?sessionId=s&nonce=n&combinationCode=c',
    ]);
    expect(local.getItem('signature.intent')).toBeNull();
    await browser.portal.returnFromApp('?nonce=n&sessionId=s', false);
    expect(browser.left).toEqual(['/errors/private-mode']);
  });

  it('understands the other spelling [AM-031]', async () => {
    const { browser } = await returning({ redirect: record() }, '?nonce=n&session_id=s');
    expect(browser.history[0]).toContain('?sessionId=s&nonce=n');
  });

  it.each([
    ['IN-009 CO-011 used at 3599000 ms', 3599, []],
    ['IN-009 CO-011 gone at 3600001 ms', 3600.001, ['/errors/private-mode']],
  ])('%s', async (_, seconds, left) => {
    const local = new MemoryStorage();
    local.setItem('signature.intent', JSON.stringify({ redirect: record() }));
    sleep(seconds);
    const browser = openBrowser({
      project,
      storages: { session: new MemoryStorage(), local },
      replies: { get4information: 'never' },
    });
    await browser.portal.returnFromApp('?nonce=n&sessionId=s', false);
    expect(browser.left).toEqual(left);
  });

  it.each([
    ['IN-012 nothing stored', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no target', { redirect: { expiry: 9e15 } }],
    ['a foreign target', { redirect: { targetUrl: 'https://evil.example/', expiry: 9e15 } }],
    ['a script', { redirect: { targetUrl: 'javascript:alert(1)', expiry: 9e15 } }],
  ])('%s leads to the page about private mode', async (_, store) => {
    const { browser } = await returning(store, '?nonce=n&sessionId=s');
    expect(browser.history).toEqual([]);
    expect(browser.left).toEqual(['/errors/private-mode']);
  });

  it('opening the app stores the target with scope logout [AM-030]', async () => {
    const reply = { body: { ...loggedIn, loginInfo: { ...loggedIn.loginInfo, loginType: '4' } } };
    const browser = openBrowser({ project, replies: { isLogin: reply, logout: {} } });
    await browser.open(`familyregister/personal-information/${launchQuery()}`);
    await browser.press('read');
    expect(JSON.parse(browser.storages.local.getItem('signature.intent') ?? '')).toEqual({
      redirect: { ...record(), startPath: '/svc/familyregister/personal-information/' },
    });
    await browser.portal.logout();
    expect(browser.storages.local.getItem('signature.intent')).toBeNull();
    expect(browser.storages.local.length + browser.storages.session.length).toBe(0);
    expect(browser.left).toEqual(['/']);
  });
});

describe('login', () => {
  it.each([
    ['RO-007 RO-008 AM-087 CO-012 within the hour', 3599, [message('loggedIn')]],
    ['RO-009 CO-012 after it', 3601, []],
  ])('%s', async (_, seconds, texts) => {
    const browser = openBrowser({ project });
    browser.portal.beginLogin();
    sleep(seconds);
    await browser.open(`familyregister/select/${launchQuery()}`);
    await browser.portal.visit();
    expect(browser.portal.toasts.getState().shown.map(({ text }) => text)).toEqual(texts);
  });

  it('the batch numbers of is-login are in the shell, and its own calls are made once', async () => {
    const browser = openBrowser({
      project,
      replies: { selfInfo: { code: 'ED1107' }, notificationList: { status: 500 } },
    });
    await Promise.all([browser.portal.visit(), browser.portal.visit()]);
    expect(browser.portal.shell.getState().login).toMatchObject({
      selfInfoUnreadCount: 2,
      taskIncompleteCount: 3,
      dateToday: '20261120',
    });
    expect(browser.calls.map(({ call }) => call)).toEqual(['isLogin', 'selfInfo', 'notificationList']);
    expect([browser.dialog, browser.left]).toEqual([null, []]);
  });

  it.each([
    ['an anonymous answer', { body: { ...loggedIn, loginInfo: { ...loggedIn.loginInfo, isLogin: false } } }],
    ['a failure', { status: 500 as const }],
  ])('%s is what the first screen gets, however late it is there; the next one asks again', async (_what, isLogin) => {
    const browser = openBrowser({ project, replies: { isLogin } });
    await browser.portal.visit();
    await browser.open(`familyregister/select/${launchQuery()}`);
    const asked = () => browser.calls.filter(({ call }) => call === 'isLogin').length;
    expect([browser.dialog !== null || browser.left.length > 0, asked()]).toEqual([true, 1]);
    await browser.open(`familyregister/select/${launchQuery()}`);
    expect(asked()).toBe(2);
  });

  it('their failure changes nothing [ER-151 ER-152 AM-045]', async () => {
    const browser = openBrowser({ project, replies: { selfInfo: { status: 500 }, notificationList: 'network' } });
    await browser.portal.visit();
    expect([browser.dialog, browser.left]).toEqual([null, []]);
    expect(browser.reports.filter(({ what }) => what === 'background')).toHaveLength(2);
  });

  it('the end of the session is read from every answer; extending asks for a new one', async () => {
    const browser = openBrowser({
      project,
      replies: {
        isLogin: { body: loggedIn, headers: { 'Session-Expires-In': '1800' } },
        sessionExtend: { headers: { 'Session-Expires-In': '1700' } },
      },
    });
    await browser.open(`familyregister/select/${launchQuery()}`);
    expect(browser.portal.shell.getState().sessionEndsAt).toBe(Date.now() + 1_800_000);
    await browser.portal.extendSession();
    expect(browser.portal.shell.getState().sessionEndsAt).toBe(Date.now() + 1_700_000);
  });

  it('a failed extension is told', async () => {
    const browser = openBrowser({ project, replies: { sessionExtend: { code: 'ED1107' } } });
    void browser.portal.extendSession();
    await browser.settle();
    expect(browser.dialog?.name).toBe('loginAgain');
  });
});

describe('the frame', () => {
  it('the webview marker is remembered for the session [FR-098 AM-024]', async () => {
    const browser = openBrowser({ project });
    await browser.open(`familyregister/select/${launchQuery()}&webview=1`);
    expect(browser.portal.shell.getState().webview).toBe(true);
    const later = openBrowser({ project, storages: browser.storages });
    expect(later.portal.shell.getState().webview).toBe(true);
    expect(openBrowser({ project }).portal.shell.getState().webview).toBe(false);
  });

  it('an update is noticed at navigation [AM-110 ER-165]', async () => {
    const browser = openBrowser({ project });
    await browser.open(`familyregister/select/${launchQuery()}`);
    expect(browser.portal.shell.getState().updateAvailable).toBe(false);
    browser.publish('build-2');
    await browser.open('familyregister/select/');
    expect(browser.portal.shell.getState().updateAvailable).toBe(true);
  });

  it.each([
    ['SH-025 AM-008 off by default', '', 0],
    ['SH-025 sent where a host is set', 'https://insight.example', 2],
  ])('%s: one tag per navigation is recorded', async (_, host, sent) => {
    const browser = openBrowser({ project, settings: { 'insight.host': host } });
    await browser.open(`familyregister/select/${launchQuery()}`);
    await browser.open('familyregister/personal-information/');
    expect(browser.portal.insight.getState().tags.map(({ path }) => path)).toEqual([
      '/svc/familyregister/select/',
      '/svc/familyregister/personal-information/',
    ]);
    expect(browser.insight).toHaveLength(sent);
  });

  it('the log is off by default; CO-038 CO-039 on, screens and clicks are sent, and turnIn by its number [AM-068 CO-045]', async () => {
    const replies = { loggingCreate: { status: 500 }, domicileSet: {} };
    const query = launchQuery({ processId: '000' });
    const off = openBrowser({ project, replies });
    await off.open(`familyregister/select/${query}`);
    expect(off.sent('loggingCreate')).toEqual([]);
    const on = openBrowser({ project, replies, settings: { 'log.output': true } });
    await on.open(`familyregister/select/${query}`);
    on.screen.recordInput('turnIn', 'offline');
    await on.press('next');
    const lines = on.sent('loggingCreate').map(({ body }) => body.reqBody);
    expect(lines).toContainEqual({ outputTrigger: 'screen', logLevel: '0', logDetail: 'familyregister-select' });
    expect(lines).toContainEqual({ outputTrigger: 'click', logLevel: '0', logDetail: 'next' });
    expect(lines).toContainEqual({ outputTrigger: 'click', logLevel: '0', logDetail: '1' });
    expect(on.left).toEqual([]);
  });

  it('a bare path does what the service says', async () => {
    const browser = openBrowser({ project });
    await browser.open('familyregister');
    expect(browser.left).toEqual(['/']);
  });
});

describe('versions', () => {
  it.each([
    ['1.9', '1.10', -1],
    ['2.0.0', '2', 0],
    ['2.1', '2.0.9', 1],
    ['', '0.0.1', -1],
  ])('%s and %s [AM-111]', (a, b, expected) => {
    expect(Math.sign(compareVersions(a, b))).toBe(expected);
  });
});
