import { describe, expect, it } from 'vitest';
import { launchQuery, loggedIn, openBrowser, type Replies } from '../runtime/browser.ts';
import { standStill } from '../runtime/clock.ts';
import { projectOf } from '../runtime/project.ts';

standStill();

const project = projectOf();
const loggedOut = { body: { ...loggedIn, loginInfo: { ...loggedIn.loginInfo, isLogin: false } } };
const ended = { code: 'ED1107', status: 401, message: 'ログインの有効期限が切れました。' };
const loginTo = (path: string) => `/login?${new URLSearchParams({ to: path })}`;

async function open(path: string, replies: Replies = {}, settings = {}) {
  const browser = openBrowser({ project, replies, settings });
  await browser.open(path);
  return browser;
}

describe('a login leads back to where it began', () => {
  it.each([
    ['the guard of most services', 'nq/application-temporary/care-worker', 'loginNeeded', '/svc/'],
    ['a screen with a query', 'nenkin/select-menu?menu=1', 'loginNeeded', '/svc/'],
  ])('%s', async (_what, path, dialog, base) => {
    const browser = await open(path, { isLogin: loggedOut });
    expect(browser.dialog?.name).toBe(dialog);
    await browser.answerDialog('login');
    expect(browser.left).toEqual([loginTo(base + path)]);
    expect(browser.storages.local.getItem('madoguchi.login-attempt')).not.toBeNull();
  });

  it('the launched screen that was opened logged out: with its launch [RO-014 AM-084]', async () => {
    const path = `familyregister/select/${launchQuery()}`;
    const browser = await open(path, { isLogin: loggedOut });
    expect(browser.dialog?.number).toBe('F00202');
    await browser.answerDialog('login');
    const at = browser.host.location();
    expect(browser.left).toEqual([loginTo(at.pathname + at.search)]);
    expect(at.search).toContain('returnUrl=');
  });

  it('a query that the portal would cut off is left out; the launch lies in the tab', async () => {
    const path = `familyregister/select/${launchQuery()}&more=${'x'.repeat(2000)}`;
    const browser = await open(path, { isLogin: loggedOut });
    await browser.answerDialog('login');
    expect(browser.left).toEqual([loginTo('/svc/familyregister/select/')]);
    expect(browser.storages.session.getItem('madoguchi.launch.familyregister')).not.toBeNull();
  });

  it.each([
    ['ER-046 ER-157 AM-112 ED1107 in the family register', ended, 'loginEnded'],
    ['ER-157 ER-160 401 in the family register', { status: 401 }, 'loginAgain'],
  ])('%s: the button leads back, the dismissal to the top', async (_what, reply, dialog) => {
    const path = `familyregister/select/${launchQuery()}`;
    for (const [button, end] of [
      ['login', loginTo(`/svc/${path}`)],
      ['top', '/'],
    ] as const) {
      const browser = await open(path, { pseudonymCheck: reply });
      await browser.press('next');
      expect(browser.dialog?.name).toBe(dialog);
      await browser.answerDialog(button);
      expect(browser.left).toEqual([end]);
    }
  });

  it.each([
    ['tax-return', 'tax-return/', 'taxPreparation'],
    ['nenkin', 'nenkin/select-menu', 'pensionMenu'],
  ])("the catalogue's row, in %s [ER-157 ER-160]", async (_service, path, call) => {
    const browser = await open(path, { [call]: ended });
    expect(browser.dialog?.name).toBe('loginAgain');
    await browser.answerDialog('login');
    expect(browser.left).toEqual([loginTo(browser.host.location().pathname)]);
  });

  it.each([
    ['AM-084 ER-006 the kana guard', 'kana/input-contact-information', { isLogin: loggedOut }, 'kana-error'],
    ['ER-006 ED1107 in kana', 'kana/input-contact-information', { kanaTempInputGet: ended }, 'kana-error'],
    [
      'ED1107 in the licence service',
      'drivers-license/change-permanent-address?from=home',
      { licencePermanentAddress: ended },
      'drivers-license-error',
    ],
  ])('%s: from the screen that says so to the one that needed it', async (_what, path, replies, told) => {
    const browser = await open(path, replies as Replies);
    await browser.settle();
    expect(browser.at).toBe(told);
    await browser.press('login');
    expect(browser.left).toEqual([loginTo(`/svc/${path}`)]);
    // The header's button leads there, too.
    expect(browser.portal.beginLogin()).toBe(`/svc/${path}`);
  });

  it('another failure is told by a screen that a login leads back to itself', async () => {
    const first = await open('kana/input-contact-information', { isLogin: loggedOut });
    const { storages } = first;
    const browser = openBrowser({ project, storages, replies: { kanaTempInputGet: { code: 'EDV104' } } });
    await browser.open('kana/input-contact-information');
    await browser.settle();
    expect(browser.at).toBe('kana-error');
    expect(browser.portal.beginLogin()).toBe('/svc/kana/error?type=03&code=EDV104');
  });

  it('the first screen of kana, for everybody', async () => {
    const browser = await open('kana/top', { isLogin: loggedOut });
    await browser.press('login');
    expect(browser.left).toEqual([loginTo('/svc/kana/top')]);
  });

  it('an address that says itself where it comes back to stays; the tab knows the screen [SH-047 ER-147]', async () => {
    const browser = await open('employment-insurance?slip=R3017-0001', { isLogin: loggedOut });
    await browser.settle();
    expect(browser.left).toEqual(['/login?from=employment-insurance']);
    expect(JSON.parse(browser.storages.session.getItem('madoguchi.login-return') ?? '').value).toBe(
      '/svc/employment-insurance?slip=R3017-0001',
    );
  });

  it('what the tab knows ends with the login', async () => {
    const { storages } = await open('kana/top', { isLogin: loggedOut });
    const before = openBrowser({ project, storages });
    before.portal.beginLogin();
    const browser = openBrowser({ project, storages });
    await browser.portal.visit();
    expect(storages.session.getItem('madoguchi.login-return')).toBeNull();
  });
});
