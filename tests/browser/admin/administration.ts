import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { dayFromToday, goodUser, type StoredUser, sampleLogin } from '../../http/contract/admin/client.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { callPortal } from '../harness/call-portal.ts';
import { nowAt } from '../harness/day-of-pictures.ts';
import { knownScreens, openKnown } from '../harness/known-screen.ts';
import { button, expectScreen, main } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

/** The screens of the administration area. */
export const adminScreens = knownScreens({
  login: 'admin-login',
  register: 'admin-register',
  users: 'admin-users',
  signIn: 'admin-sign-in-method',
  templates: 'admin-templates',
  usage: 'admin-usage',
  database: 'admin-database',
  storage: 'admin-storage',
  hosting: 'admin-hosting',
  functions: 'admin-functions',
});

export type AdminScreen = keyof typeof adminScreens;

const api = '/api/sample-admin/';

export const adminCalls = {
  login: `${api}login`,
  list: `${api}user/list`,
  get: `${api}user/get`,
  add: `${api}user/add`,
  change: `${api}user/change`,
  remove: `${api}user/delete`,
} as const;

export const passwordOf = (page: Page) => main(page).locator('input[name="password"]');

export const openAdmin = (portal: Portal, name: AdminScreen, query?: string) =>
  openKnown(portal, adminScreens[name], query);

export async function expectAdmin(page: Page, name: AdminScreen): Promise<void> {
  const { path, title } = adminScreens[name];
  await expectScreen(page, title, path);
}

/** Logs in as the first administrator of the sandbox, without opening a page. */
export async function logInAsAdministrator(portal: Portal): Promise<void> {
  await callPortal(portal, adminCalls.login, sampleLogin);
}

/** A user that nobody else in this run looks at. */
export async function addedUser(portal: Portal): Promise<StoredUser> {
  const now = nowAt(portal.origin);
  const expireDate = { start: dayFromToday(0, now), end: dayFromToday(30, now) };
  const content = goodUser({ email: newEmail(), expireDate });
  const { user } = await callPortal<{ user: StoredUser }>(portal, adminCalls.add, content);
  return user;
}

/** What somebody else does at the same time. */
export async function changedByAnother(portal: Portal, user: StoredUser, name: string): Promise<void> {
  const { id, revision, ...content } = user;
  await callPortal(portal, adminCalls.change, { userId: id, revision, ...content, name });
}

export async function removedByAnother(portal: Portal, { id, revision }: StoredUser): Promise<void> {
  await callPortal(portal, adminCalls.remove, { userId: id, revision });
}

export const newEmail = () => `user-${randomUUID()}@mail.example`;

/** Opens the list with this user alone, and the user's details. */
export async function openUser(portal: Portal, { email, name }: Pick<StoredUser, 'email' | 'name'>): Promise<Locator> {
  await openAdmin(portal, 'users', `?q=${encodeURIComponent(email)}`);
  await button(portal.page, name).click();
  const details = dialogOf(portal.page, dialogWords('admin-users', 'userDetail').title);
  await expect(details).toBeVisible();
  return details;
}

export function dialogOf(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title });
}

/** The words of the form of somebody who is there already. */
export const editing = dialogWords('admin-users', 'userForm', { state: { user: { id: 'there' } } });

/** Opens the form of this user. */
export async function editUser(portal: Portal, user: StoredUser): Promise<Locator> {
  await (await openUser(portal, user))
    .getByRole('button', { name: dialogWords('admin-users', 'userDetail').button('edit') })
    .click();
  return dialogOf(portal.page, editing.title);
}

const dates = {
  birthday: field('admin-users', 'birthday').label,
  start: 'expireDate start',
  end: 'expireDate end',
} as const;

export async function fillDate(form: Locator, field: keyof typeof dates, day: string): Promise<void> {
  const group = form.getByRole('group', { name: dates[field] });
  const parts = day.split('-');
  for (const [index, label] of (['年', '月', '日'] as const).entries()) {
    await group.getByLabel(label, { exact: index > 0 }).fill(parts[index] ?? '');
  }
}

export { dayFromToday };

/** Fills in a new user that keeps every rule. */
export async function fillUser(form: Locator, { name, email }: Pick<StoredUser, 'name' | 'email'>): Promise<void> {
  await form.getByLabel(field('admin-users', 'name').label).fill(name);
  await form.getByLabel(field('admin-users', 'email').label).fill(email);
  await fillDate(form, 'birthday', '1980-04-05');
  await fillDate(form, 'start', dayFromToday(0));
  await fillDate(form, 'end', dayFromToday(30));
  await form
    .getByLabel(field('admin-users', 'branch').label)
    .selectOption({ label: field('admin-users', 'branch').option('002') });
  await form.getByLabel(field('admin-users', 'accountType').option('030')).check({ force: true });
}
