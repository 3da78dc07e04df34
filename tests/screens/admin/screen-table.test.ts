import { describe, expect, it } from 'vitest';
import { openBrowser, type Replies } from '../../runtime/browser.ts';
import { projectOf } from '../../runtime/project.ts';

const project = projectOf();

/** Sections 1 and 2, "Sample admin": addresses and ids of this project (AM-107). */
const table = [
  ['AD-007', 'login', 'DEMO-LOGIN'],
  ['AD-010', 'register', 'DEMO-REGISTER'],
  ['AD-001 AD-011', 'authentication/users', 'DEMO-USERS'],
  ['AD-012', 'authentication/sign-in-method', 'DEMO-SIGNIN'],
  ['AD-013', 'authentication/templates', 'DEMO-TEMPLATES'],
  ['AD-014', 'authentication/usage', 'DEMO-USAGE'],
  ['AD-002', 'database', 'DEMO-DATABASE'],
  ['AD-003', 'storage', 'DEMO-STORAGE'],
  ['AD-004', 'hosting', 'DEMO-HOSTING'],
  ['AD-005', 'functions', 'DEMO-FUNCTIONS'],
] as const;

const email = 'admin@example.jp';
const loggedOut = { code: 'EDA101', status: 401 };
const list = { rows: [], total: 0, page: 1, pageSize: 20, today: '20261121' };
const replies: Replies = {
  adminSession: { body: { registrationIsOpen: true } },
  adminLogin: { body: { email } },
  adminUserList: loggedOut,
  adminDatabase: loggedOut,
};

const open = async (path: string, more: Replies = {}) => {
  const browser = openBrowser({ project, replies: { ...replies, ...more } });
  await browser.open(path);
  await browser.settle();
  return browser;
};

describe('screens of the sample administration area', () => {
  const { portal } = openBrowser({ project });

  it.each(table)('AM-107 %s /svc/admin/%s is %s', (_rows, path, id) => {
    const match = portal.match(`admin/${path}`);
    const name = match !== null && 'screen' in match ? match.screen : '';
    expect(project.screens.find((screen) => screen.name === name)?.id).toBe(id);
  });

  it('there are no others [AM-107]', () => {
    const ids = project.screens.filter(({ service }) => service === 'admin').map(({ id }) => id);
    expect(ids.toSorted()).toEqual(table.map(([, , id]) => id).toSorted());
  });

  it('no screen of another service leads here [AD-006]', () => {
    const others = project.screens.filter(({ service }) => service !== 'admin');
    expect(others.filter((screen) => /"admin-[a-z-]+"|adminTop/.test(JSON.stringify(screen)))).toEqual([]);
  });

  it('the bare address leads to the users, and whoever is logged out to the login; nobody asks for a citizen [AD-007]', async () => {
    const browser = await open('admin');
    expect(browser.at).toBe('admin-login');
    expect(browser.sent('isLogin')).toEqual([]);
  });

  it('after the login one is where one wanted to go [AD-007]', async () => {
    let isIn = false;
    const browser = await open('admin/database', {
      adminLogin: () => {
        isIn = true;
        return { body: { email } };
      },
      adminDatabase: () => (isIn ? { body: { kind: 'pglite', tables: [], total: 0 } } : loggedOut),
      adminUserList: () => (isIn ? { body: list } : loggedOut),
    });
    expect(browser.at).toBe('admin-login');
    browser.screen.recordInput('email', email);
    browser.screen.recordInput('password', 'sample-admin-1');
    await browser.press('next');
    await browser.settle();
    expect(browser.at).toBe('admin-database');
  });

  it.each(table)('AM-107 AD-006 %s %s is no address when the setting is off', (_rows, path) => {
    const closed = openBrowser({ project, settings: { 'admin.enabled': false } });
    expect(closed.portal.match(`admin/${path}`)).toBeNull();
  });
});
