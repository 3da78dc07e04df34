import { sampleLogin } from '../../http/contract/admin-client.ts';
import { button, main, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import {
  addedUser,
  changedByAnother,
  dialogOf,
  editUser,
  expectAdmin,
  fillUser,
  logInAsAdministrator,
  newEmail,
  openAdmin,
  openUser,
  passwordOf,
} from './administration.ts';

test('an administrator logs in, adds a user, looks at it, changes it and deletes it [AD-001 AD-007 AD-008 AD-009 AD-011 AD-018 AD-020 AD-021 AD-022 AD-023]', async ({
  page,
  portal,
  accessible,
}) => {
  await openAdmin(portal, 'users');
  await expectAdmin(page, 'login');
  await accessible('the login');
  await page.getByLabel('メールアドレス').fill(sampleLogin.email);
  await expect(passwordOf(page)).toHaveAttribute('type', 'password');
  await passwordOf(page).fill('wrong-password-1');
  await press(page, 'ログインする');
  await expect(main(page)).toContainText('メールアドレスかパスワードが違います。');
  await passwordOf(page).fill(sampleLogin.password);
  await press(page, 'ログインする');
  await expectAdmin(page, 'users');
  await expect(page.getByRole('table', { name: '利用者の一覧' })).toBeVisible();
  await accessible('the users');

  const user = { name: '追加　する人', email: newEmail() };
  await press(page, 'add');
  const form = dialogOf(page, 'Add User（利用者の追加）');
  await form.getByRole('button', { name: '追加する' }).click();
  await expect(form.locator('.ui-error-summary')).toContainText('名前を入力してください。');
  await accessible('the form with errors');
  await fillUser(form, user);
  await form.getByRole('button', { name: '追加する' }).click();
  await expect(form).toHaveCount(0);

  const detail = await openUser(portal, user);
  await expect(detail).toContainText('見本東支店');
  await expect(detail).toContainText('定期');
  await accessible('the details');
  await detail.getByRole('button', { name: '変更する' }).click();
  const edit = dialogOf(page, 'Edit User（利用者の変更）');
  await expect(edit.getByLabel('name（名前）')).toHaveValue(user.name);
  await edit.getByLabel('name（名前）').fill('変更　した人');
  await edit.getByRole('button', { name: '保存する' }).click();
  await expect(button(page, '変更　した人')).toBeVisible();

  await button(page, '変更　した人').click();
  await detail.getByRole('button', { name: '削除する' }).click();
  const question = dialogOf(page, 'この利用者を削除しますか？');
  await question.getByRole('button', { name: '削除しない' }).click();
  await expect(button(page, '変更　した人')).toBeVisible();
  await button(page, '変更　した人').click();
  await detail.getByRole('button', { name: '削除する' }).click();
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(main(page)).toContainText('に合う利用者は見つかりませんでした。');
});

test('what somebody else has changed meanwhile is shown and asked about; nothing that was typed is lost [AD-019 AD-022]', async ({
  page,
  portal,
  accessible,
}) => {
  await logInAsAdministrator(portal);
  const user = await addedUser(portal);
  const form = await editUser(portal, user);
  await form.getByLabel('name（名前）').fill('わたしの　変更');
  await changedByAnother(portal, user, 'ほかの人の　変更');
  await form.getByRole('button', { name: '保存する' }).click();
  const question = dialogOf(page, 'ほかの人が変更しました');
  await expect(question).toContainText('ほかの人の　変更');
  await accessible('the question');
  await question.getByRole('button', { name: '入力に戻る' }).click();
  await expect(form.getByLabel('name（名前）')).toHaveValue('わたしの　変更');
  await form.getByRole('button', { name: '保存する' }).click();
  await question.getByRole('button', { name: '自分の入力で置きかえる' }).click();
  await expect(button(page, 'わたしの　変更')).toBeVisible();
});
