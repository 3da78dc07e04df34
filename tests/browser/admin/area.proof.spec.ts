import { sampleLogin } from '../../http/contract/admin/client.ts';
import { button, main, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import {
  type AdminScreen,
  addedUser,
  adminScreens,
  dialogOf,
  editUser,
  expectAdmin,
  logInAsAdministrator,
  newEmail,
  openAdmin,
  passwordOf,
} from './administration.ts';

const names = Object.keys(adminScreens) as AdminScreen[];
const inside = names.filter((name) => name !== 'login' && name !== 'register');

test('each menu opens its page, in which the figures are those of this portal [AD-001 AD-002 AD-003 AD-004 AD-005]', async ({
  page,
  portal,
}) => {
  await logInAsAdministrator(portal);
  await openAdmin(portal, 'users');
  const menu = page.getByRole('navigation', { name: '管理のメニュー' });
  for (const [link, name, words] of [
    ['Database（データ）', 'database', 'admin_users'],
    ['Storage（ファイル）', 'storage', 'assets/'],
    ['Hosting（公開）', 'hosting', '/svc/hpki'],
    ['Functions（呼び出し）', 'functions', '/api/sample-admin/session/get'],
    ['Authentication（認証）', 'users', 'U000001'],
  ] as const) {
    await menu.getByRole('link', { name: link }).click();
    await expectAdmin(page, name);
    await expect(menu.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
    await expect(main(page)).toContainText(words);
  }
});

test('the tabs of Authentication by keyboard alone; each has an address that a reload keeps [AD-011 AD-012 AD-013 AD-014]', async ({
  page,
  portal,
}) => {
  await logInAsAdministrator(portal);
  await openAdmin(portal, 'users');
  await expectAdmin(page, 'users');
  const tabs = page.getByRole('tablist', { name: 'Authentication（認証）の内容' });
  await tabs.getByRole('tab', { name: 'Users（利用者）' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'signIn'],
    ['ArrowRight', 'templates'],
    ['End', 'usage'],
    ['Home', 'users'],
  ] as const) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expectAdmin(page, name);
    const tab = tabs.getByRole('tab', { name: adminScreens[name].title, exact: true });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: adminScreens[name].title })).toBeVisible();
  }
  await openAdmin(portal, 'usage');
  await page.reload();
  await expectAdmin(page, 'usage');
});

test('search, order and page stand in the address: reload and back keep them [AD-015 AD-016 AD-017]', async ({
  page,
  portal,
}) => {
  await logInAsAdministrator(portal);
  await openAdmin(portal, 'users');
  const table = page.getByRole('table', { name: '利用者の一覧' });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const column of ['id（番号）', 'name（名前）', 'email（メール）'])
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(21);
  await main(page).getByLabel('利用者を探す').fill('例示');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  await expect(table.getByRole('row').nth(1)).toContainText('例示');
  await table.getByRole('link', { name: 'email（メール）' }).click();
  await expect(table.getByRole('columnheader', { name: 'email（メール）' })).toHaveAttribute('aria-sort', 'ascending');
  const emails = await table.getByRole('row').getByRole('cell').filter({ hasText: '@' }).allTextContents();
  expect(emails).toEqual(emails.toSorted());
  await page.reload();
  await expect(main(page).getByLabel('利用者を探す')).toHaveValue('例示');
  await page.goBack();
  await page.goBack();
  await expect(table.getByRole('row').nth(1)).toContainText('U000001');
});

test('Reload shows what somebody else has added [AD-019]', async ({ page, portal }) => {
  await logInAsAdministrator(portal);
  const email = newEmail();
  await openAdmin(portal, 'users', `?q=${encodeURIComponent(email)}`);
  await expect(main(page)).toContainText('に合う利用者は見つかりませんでした。');
  const user = await addedUser(portal);
  await openAdmin(portal, 'users', `?q=${encodeURIComponent(user.email)}`);
  await expect(button(page, user.name)).toBeVisible();
  const { id, revision, ...content } = user;
  const reqBody = { userId: id, revision, ...content, name: '届いた　名前' };
  const data = { commonHeader: { screenId: 'TEST' }, reqBody };
  await portal.request.post(`${portal.origin}/api/sample-admin/user/change`, { data });
  await press(page, 'reload');
  await expect(button(page, '届いた　名前')).toBeVisible();
});

test('registering by the link of the login, with every password that is refused [AD-010 VA-073]', async ({
  page,
  portal,
  accessible,
}) => {
  await openAdmin(portal, 'login');
  await page
    .getByRole('link', { name: '初めての方は、管理者の登録へ' })
    .or(page.getByRole('button', { name: '初めての方は、管理者の登録へ' }))
    .click();
  await expectAdmin(page, 'register');
  await accessible('the registration');
  await page.getByLabel('メールアドレス').fill(newEmail());
  for (const [password, said] of [
    ['', 'パスワードを入力してください'],
    ['abcdefg1', '英小文字・数字・記号'],
    ['ABCDEF1!', '英小文字・数字・記号'],
    ['abc1!', '8文字以上'],
  ] as const) {
    await passwordOf(page).fill(password);
    await press(page);
    await expect(page.locator('.ui-error-summary')).toContainText(said);
  }
  await passwordOf(page).fill('sample-new-1');
  await press(page);
  await expectAdmin(page, 'users');
  await press(page, 'logout');
  await expectAdmin(page, 'login');
  await page.goBack();
  await expectAdmin(page, 'login');
});

test('a citizen’s session opens nothing here, and the citizen’s pages do not lead here [AD-006]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  for (const name of inside) {
    await openAdmin(portal, name);
    await expectAdmin(page, 'login');
  }
  for (const path of ['/', '/svc/hpki/top', '/login', '/about/environment']) {
    await page.goto(`${portal.origin}${path}`);
    await expect(page.locator('a[href*="admin"]')).toHaveCount(0);
  }
});

test('switched off by setting, every address is the page that was not found [AM-107 AD-006]', async ({
  page,
  portal,
}) => {
  await logInAsAdministrator(portal);
  await portal.settings({ 'admin.enabled': false });
  for (const name of names) {
    await openAdmin(portal, name);
    await expect(page, name).toHaveURL(/\/not-found$/);
  }
});

test('a session that has ended is begun again on the spot: nothing that was typed is lost', async ({
  page,
  portal,
}) => {
  await portal.settings({});
  await openAdmin(portal, 'login');
  await page.getByLabel('メールアドレス').fill(sampleLogin.email);
  await passwordOf(page).fill(sampleLogin.password);
  await press(page, 'ログインする');
  await expectAdmin(page, 'users');
  const user = await addedUser(portal);
  const form = await editUser(portal, user);
  await form.getByLabel('name（名前）').fill('続きの　名前');
  await portal.advanceClock(3 * 3600);
  await form.getByRole('button', { name: '保存する' }).click();
  const login = dialogOf(page, 'もう一度ログインしてください');
  await expect(login.getByLabel('管理者のメールアドレス')).toHaveValue(sampleLogin.email);
  await login.locator('input[name="loginPassword"]').fill('wrong-password-1');
  await login.getByRole('button', { name: 'ログインして続ける' }).click();
  await expect(login).toContainText('メールアドレスかパスワードが違います。');
  await login.locator('input[name="loginPassword"]').fill(sampleLogin.password);
  await login.getByRole('button', { name: 'ログインして続ける' }).click();
  await expect(button(page, '続きの　名前')).toBeVisible();
});

test('too many tries are told, and what to do', async ({ page, portal }) => {
  // Far ahead, so that nobody else on this machine is asked to wait.
  await portal.settings({ 'admin.tries.ofEmail': 1 });
  await portal.advanceClock(40 * 86_400);
  await openAdmin(portal, 'login');
  await page.getByLabel('メールアドレス').fill(newEmail());
  await passwordOf(page).fill('wrong-password-1');
  await press(page, 'ログインする');
  await expect(main(page)).toContainText('メールアドレスかパスワードが違います。');
  await press(page, 'ログインする');
  await expect(page.getByRole('dialog')).toContainText('しばらくしてから、もう一度お試しください。');
});
