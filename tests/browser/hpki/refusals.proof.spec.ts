import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { begunHpki, expectHpki, hpkiCalls, openHpki, pressToHpki } from './hpki.ts';

test('empty forms: every required field is reported, with its words at the field and in the summary [VA-085]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('hpki-doctor-new');
  await openHpki(portal, 'select');
  await pressToHpki(page, 'jma', '医師の資格で申請する');
  await press(page);
  const summary = page.getByRole('main').getByRole('link');
  await expect(summary).toHaveText([
    '医籍登録番号を入力してください。',
    '登録年月日を入力してください。',
    '日本医師会の会員かどうかを選んでください。',
    '氏のローマ字を入力してください。',
    '名のローマ字を入力してください。',
  ]);
  await accessible('errors of the application information');
  await page.getByRole('textbox', { name: '医籍登録番号' }).fill('６００７７８');
  const date = page.getByRole('group', { name: /医籍登録年月日/u });
  for (const [name, value] of [
    ['西暦 年', '2026'],
    ['月', '4'],
    ['日', '15'],
  ] as const)
    await date.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('radio', { name: '会員ではありません' }).check();
  await page.getByRole('textbox', { name: '氏のローマ字' }).fill('医療');
  await page.getByRole('textbox', { name: '名のローマ字' }).fill('はじめ');
  await press(page);
  await expect(summary).toHaveText([
    '氏のローマ字は、半角の英字で入力してください。',
    '名のローマ字は、半角の英字で入力してください。',
  ]);
  await page.getByRole('textbox', { name: '氏のローマ字' }).fill('Iryo');
  await page.getByRole('textbox', { name: '名のローマ字' }).fill('hajime');
  await press(page);
  await expect(summary).toHaveText(['登録されている番号と違います。免許証を見て、もう一度入力してください。']);
  await page.getByRole('textbox', { name: '医籍登録番号' }).fill('600777');
  await pressToHpki(page, 'jmaOther');
  await press(page);
  await expect(summary).toHaveText([
    '勤務先があるかどうかを選んでください。',
    'メールアドレスを入力してください。',
    '電話番号を入力してください。',
    '使いみちを一つ以上選んでください。',
    '受け取り方を選んでください。',
  ]);
  await accessible('errors of the other information');
});

test('a call that fails leads to the external form, which says what happened; what was typed is there on the way back [ER-139]', async ({
  page,
  portal,
}) => {
  await begunHpki(portal, 'jma');
  await openHpki(portal, 'consent');
  await page.getByRole('checkbox', { name: /同意します/u }).check();
  await portal.fault({ path: hpkiCalls.submit, resultCode: '1000', errorCode: 'EDH103', errorMessage: '' });
  await press(page);
  await page.waitForURL(`${portal.origin}/hpki-form?code=EDH103`);
  await expect(page.getByText('EDH103')).toBeVisible();
  await page.getByRole('link', { name: 'ポータルの申請に戻る' }).click();
  await expectHpki(page, 'top');
  await pressToHpki(page, 'select', 'next');
  await pressToHpki(page, 'jma', '医師の資格で申請する');
  await expect(page.getByRole('textbox', { name: '会員番号' })).toHaveValue('1000200030');
  await pressToHpki(page, 'jmaOther');
  await pressToHpki(page, 'jmaCheck');
});

test('a lost answer is asked for once more and files one application', async ({ page, portal }) => {
  await begunHpki(portal, 'jma');
  await openHpki(portal, 'consent');
  await page.getByRole('checkbox', { name: /同意します/u }).check();
  await portal.fault({ path: hpkiCalls.submit, drop: 'after' });
  await press(page);
  await page.getByRole('dialog').getByRole('button', { name: 'もう一度試して確認する' }).click();
  await expectHpki(page, 'jmaDone');
});
