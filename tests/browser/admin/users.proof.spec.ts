import { sampleLogin } from '../../http/contract/admin/client.ts';
import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { message } from '../../words/message.ts';
import { button, main, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import {
  addedUser,
  changedByAnother,
  dialogOf,
  editing,
  editUser,
  expectAdmin,
  fillUser,
  logInAsAdministrator,
  newEmail,
  openAdmin,
  openUser,
  passwordOf,
} from './administration.ts';

const adding = dialogWords('admin-users', 'userForm', { state: { user: { id: '' } } });

test('an administrator logs in, adds a user, looks at it, changes it and deletes it [AD-001 AD-007 AD-008 AD-009 AD-011 AD-018 AD-020 AD-021 AD-022 AD-023]', async ({
  page,
  portal,
  accessible,
}) => {
  await openAdmin(portal, 'users');
  await expectAdmin(page, 'login');
  await accessible('the login');
  await page.getByLabel(field('admin-login', 'email').label).fill(sampleLogin.email);
  await expect(passwordOf(page)).toHaveAttribute('type', 'password');
  await passwordOf(page).fill('wrong-password-1');
  await press(page, 'next');
  await expect(main(page)).toContainText(message('adminLoginDiffers'));
  await passwordOf(page).fill(sampleLogin.password);
  await press(page, 'next');
  await expectAdmin(page, 'users');
  await expect(page.getByRole('table', { name: blockText('admin-users', 'table', 'found.rows') })).toBeVisible();
  await accessible('the users');

  const user = { name: '追加　する人', email: newEmail() };
  await press(page, 'add');
  const form = dialogOf(page, adding.title);
  await form.getByRole('button', { name: adding.button('save') }).click();
  await expect(form.locator('.ui-error-summary')).toContainText(field('admin-users', 'name').message('required'));
  await accessible('the form with errors');
  await fillUser(form, user);
  await form.getByRole('button', { name: adding.button('save') }).click();
  await expect(form).toHaveCount(0);

  const detail = await openUser(portal, user);
  await expect(detail).toContainText(field('admin-users', 'branch').option('002'));
  await expect(detail).toContainText(field('admin-users', 'accountType').option('030'));
  await accessible('the details');
  await detail.getByRole('button', { name: dialogWords('admin-users', 'userDetail').button('edit') }).click();
  const edit = dialogOf(page, editing.title);
  await expect(edit.getByLabel(field('admin-users', 'name').label)).toHaveValue(user.name);
  await edit.getByLabel(field('admin-users', 'name').label).fill('変更　した人');
  await edit.getByRole('button', { name: editing.button('save') }).click();
  await expect(button(page, '変更　した人')).toBeVisible();

  await button(page, '変更　した人').click();
  await detail.getByRole('button', { name: dialogWords('admin-users', 'userDetail').button('remove') }).click();
  const question = dialogOf(page, dialogWords('admin-users', 'removeConfirmation').title);
  await question.getByRole('button', { name: dialogWords('admin-users', 'removeConfirmation').button('keep') }).click();
  await expect(button(page, '変更　した人')).toBeVisible();
  await button(page, '変更　した人').click();
  await detail.getByRole('button', { name: dialogWords('admin-users', 'userDetail').button('remove') }).click();
  await question
    .getByRole('button', { name: dialogWords('admin-users', 'removeConfirmation').button('remove') })
    .click();
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
  await form.getByLabel(field('admin-users', 'name').label).fill('わたしの　変更');
  await changedByAnother(portal, user, 'ほかの人の　変更');
  await form.getByRole('button', { name: editing.button('save') }).click();
  const question = dialogOf(page, dialogWords('admin-users', 'changedMeanwhile').title);
  await expect(question).toContainText('ほかの人の　変更');
  await accessible('the question');
  await question.getByRole('button', { name: dialogWords('admin-users', 'changedMeanwhile').button('back') }).click();
  await expect(form.getByLabel(field('admin-users', 'name').label)).toHaveValue('わたしの　変更');
  await form.getByRole('button', { name: editing.button('save') }).click();
  await question
    .getByRole('button', { name: dialogWords('admin-users', 'changedMeanwhile').button('overwrite') })
    .click();
  await expect(button(page, 'わたしの　変更')).toBeVisible();
});
