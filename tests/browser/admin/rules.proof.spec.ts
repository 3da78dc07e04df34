import { button, main } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import {
  addedUser,
  adminCalls,
  dayFromToday,
  dialogOf,
  editUser,
  fillDate,
  logInAsAdministrator,
  openAdmin,
  openUser,
  removedByAnother,
} from './administration.ts';

const today = dayFromToday(0);
const fiscalYear = Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0);
const soon = { start: today, end: dayFromToday(60) };

const dates = [
  ['VA-081 AM-054 the last day of the fiscal year before', 'start', `${fiscalYear}-03-31`, '今の年度'],
  ['VA-081 AM-054 the first day of the fiscal year', 'start', `${fiscalYear}-04-01`, null],
  ['VA-081 AM-054 the first day of the next fiscal year', 'start', `${fiscalYear + 1}-04-01`, '今の年度'],
  ['VA-082 the end today', 'end', today, '明日からあと'],
  ['VA-082 the end yesterday', 'end', dayFromToday(-1), '明日からあと'],
  ['VA-083 CO-051 six days', 'end', dayFromToday(6), '7日以上'],
  ['VA-083 CO-051 seven days', 'end', dayFromToday(7), null],
  ['VA-084 born tomorrow', 'birthday', dayFromToday(1), '今日まで'],
  ['VA-084 born today', 'birthday', today, null],
  ['AM-054 no day of a calendar', 'birthday', '2026-02-30', '日付を正しく'],
] as const;

for (const [what, field, day, said] of dates) {
  test(`${what}: ${said === null ? 'accepted' : 'refused in the dialog'}`, async ({ page, portal }) => {
    await logInAsAdministrator(portal);
    const user = await addedUser(portal);
    const form = await editUser(portal, user);
    await fillDate(form, 'start', soon.start);
    await fillDate(form, 'end', soon.end);
    await fillDate(form, field, day);
    await form.getByRole('button', { name: '保存する' }).click();
    if (said === null) {
      await expect(form).toHaveCount(0);
      await (await openUser(portal, user)).getByRole('button', { name: 'とじる' }).click();
    } else {
      await expect(form.locator('.ui-error-summary')).toContainText(said);
      await expect(form.getByLabel('name（名前）')).toHaveValue(user.name);
    }
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
}

test('branches and account types by name [EN-160 EN-161 EN-162 EN-163 EN-164 EN-165 EN-166 EN-167 EN-168 EN-169 AM-108]', async ({
  page,
  portal,
}) => {
  await logInAsAdministrator(portal);
  const user = await addedUser(portal);
  const branches = ['見本中央支店', '見本東支店', '見本西支店', '見本南支店'];
  const types = ['普通', '当座', '定期', '貯蓄', '特別', 'その他'];
  for (let at = 0; at < types.length; at += 1) {
    const [branch, type] = [branches[at % branches.length] ?? '', types[at] ?? ''];
    const form = await editUser(portal, user);
    await form.getByLabel('支店').selectOption({ label: branch });
    await form.getByLabel(type, { exact: true }).check({ force: true });
    await form.getByRole('button', { name: '保存する' }).click();
    await expect(form).toHaveCount(0);
    const detail = await openUser(portal, user);
    await expect(detail).toContainText(branch);
    await expect(detail).toContainText(type);
    await expect(detail).not.toContainText(/00[1-4]$/m);
  }
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the details of a user [EN-153 EN-154 EN-155 EN-156 EN-157 EN-158 EN-159]', async ({ portal }) => {
  await logInAsAdministrator(portal);
  const user = await addedUser(portal);
  const detail = await openUser(portal, user);
  for (const words of [user.id, user.name, user.email, '1980年4月5日', 'なし'])
    await expect(detail).toContainText(words);
  await expect(detail).toContainText('から');
});

test('EDA202 an e-mail address of another user is told at its field, and everything else stays', async ({ portal }) => {
  await logInAsAdministrator(portal);
  const [one, other] = [await addedUser(portal), await addedUser(portal)];
  const form = await editUser(portal, one);
  await form.getByLabel('name（名前）').fill('残る　名前');
  await form.getByLabel('email（メールアドレス）').fill(other.email);
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(form.locator('.ui-error-summary')).toContainText('ほかの利用者が使っています');
  await expect(form.getByLabel('name（名前）')).toHaveValue('残る　名前');
});

test('a user whom somebody else has deleted: what was typed stays and can be added anew', async ({ page, portal }) => {
  await logInAsAdministrator(portal);
  const user = await addedUser(portal);
  const form = await editUser(portal, user);
  await form.getByLabel('name（名前）').fill('戻した　人');
  await removedByAnother(portal, user);
  await form.getByRole('button', { name: '保存する' }).click();
  await dialogOf(page, 'ほかの人が削除しました').getByRole('button', { name: '入力に戻る' }).click();
  const again = dialogOf(page, 'Add User（利用者の追加）');
  await expect(again.getByLabel('name（名前）')).toHaveValue('戻した　人');
  await again.getByRole('button', { name: '追加する' }).click();
  await expect(button(page, '戻した　人')).toBeVisible();
});

test('a user who is gone when opened: told, and the list is read again', async ({ page, portal }) => {
  await logInAsAdministrator(portal);
  const user = await addedUser(portal);
  await openAdmin(portal, 'users', `?q=${encodeURIComponent(user.email)}`);
  await expect(button(page, user.name)).toBeVisible();
  await removedByAnother(portal, user);
  await button(page, user.name).click();
  await dialogOf(page, '利用者が見つかりません').getByRole('button', { name: 'OK' }).click();
  await expect(main(page)).toContainText('に合う利用者は見つかりませんでした。');
});

test('a user whom somebody else has changed before the deletion is asked about again [AD-023]', async ({
  page,
  portal,
}) => {
  await logInAsAdministrator(portal);
  const user = await addedUser(portal);
  const detail = await openUser(portal, user);
  const { id, revision, ...content } = user;
  await portal.request.post(`${portal.origin}${adminCalls.change}`, {
    data: { commonHeader: { screenId: 'TEST' }, reqBody: { userId: id, revision, ...content, name: '新しい　名前' } },
  });
  await detail.getByRole('button', { name: '削除する' }).click();
  await dialogOf(page, 'この利用者を削除しますか？').getByRole('button', { name: '削除する' }).click();
  const question = dialogOf(page, 'ほかの人が変更しました');
  await expect(question).toContainText('新しい　名前');
  await question.getByRole('button', { name: 'それでも削除する' }).click();
  await expect(main(page)).toContainText('に合う利用者は見つかりませんでした。');
});

test('an answer that is lost on its way adds one user, not two', async ({ page, portal }) => {
  await portal.settings({});
  await logInAsAdministrator(portal);
  const user = await addedUser(portal);
  const form = await editUser(portal, user);
  await form.getByLabel('name（名前）').fill('一度だけ　変更');
  await portal.fault({ path: adminCalls.change, drop: 'after' });
  await form.getByRole('button', { name: '保存する' }).click();
  await dialogOf(page, '通信が切れました').getByRole('button', { name: 'もう一度試す' }).click();
  await expect(button(page, '一度だけ　変更')).toBeVisible();
});
