import type { DraftContent } from '../../../src/server/services/kana/draft-content.ts';
import { callPortal } from '../harness/call-portal.ts';
import { newCopy, otherDevice } from '../harness/devices.ts';
import { latestCode } from '../harness/latest-code.ts';
import { press } from '../harness/parts.ts';
import { signBy } from '../harness/phone.ts';
import { expect, test } from '../harness/test.ts';
import { chooseReports, expectKana, kanaCalls, openKana, pressTo, reportGroup, submissionsOf } from './kana.ts';
import { resumeFromHome } from './resume-from-home.ts';
import { Visits } from './visits.ts';

/** What a report carries on its way, and the rows that ask for it. What is filed is narrower: what the check screen shows. */
const reportFields: readonly (readonly [row: string, field: string])[] = [
  ['EN-074', 'type'],
  ['EN-075', 'status'],
  ['EN-076', 'memberId'],
  ['EN-077', 'memberType'],
  ['EN-078', 'undeterminedFurigana'],
  ['EN-079', 'isYourself'],
  ['EN-080', 'isDisabled'],
  ['EN-081', 'isChecked'],
  ['EN-082', 'image'],
  ['EN-083', 'imageAlt'],
  ['EN-084', 'ageGroup'],
  ['EN-085', 'birthDate'],
  ['EN-086', 'isEditor'],
  ['EN-087', 'furigana'],
  ['EN-088', 'changeRequiredFurigana'],
  ['EN-089', 'qualificationType'],
  ['EN-090', 'changeRequiredQualificationType'],
  ['EN-091', 'undeterminedQualificationType'],
  ['EN-092', 'changeRequiredAddress'],
  ['EN-093', 'address'],
  ['EN-094', 'undeterminedAddress'],
  ['EN-095', 'arrivalNumber'],
  ['EN-096', 'applicationNumber'],
  ['EN-097', 'procedureId'],
  ['EN-098', 'isAdjust'],
  ['EN-099', 'isWithdraw'],
  ['EN-100', 'note'],
  ['EN-101', 'submissionDate'],
];

test(`${reportFields.map(([row]) => row).join(' ')} AM-082 AM-102 a family: back through every screen with nothing lost, left on one device, filed on another [KN-002 KN-016 KN-017 KN-018 KN-019 KN-058 KN-062 KN-064 KN-067 KN-068 KN-070 KN-071 KN-072 KN-074 KN-093 KN-094 RO-020 SH-004 EN-132]`, async ({
  page,
  portal,
  browser,
}) => {
  const copy = newCopy();
  await portal.login('kana-couple', { copy });
  await callPortal(portal, kanaCalls.create, { type: '1' });
  const visits = new Visits(page, portal);
  await openKana(portal, 'family');
  await expect(page.getByText('15歳未満')).toBeVisible();
  await pressTo(page, 'select');

  const familyNames = reportGroup(page, '氏の届出');
  const firstNames = reportGroup(page, '名の届出');
  await expect(familyNames.getByRole('checkbox')).toHaveCount(1);
  await expect(firstNames.getByRole('checkbox')).toHaveCount(4);
  await expect(firstNames.getByRole('checkbox', { name: '大樹' })).toHaveAttribute('aria-disabled', 'true');
  await expect(firstNames.getByRole('checkbox', { name: '大樹' })).toHaveAccessibleDescription(
    /名は、15歳になるとご本人だけが届け出られます。/u,
  );
  await chooseReports(page, '届出', 'ただし', '小春');
  await firstNames.getByRole('checkbox', { name: /^ただし/u }).uncheck();
  await firstNames.getByRole('checkbox', { name: /^ただし/u }).check();
  await pressTo(page, 'input');

  const readings = [
    ['氏（届出）', 'とどけで', 'トドケデ'],
    ['名（ただし）', 'ﾀﾀﾞｼ', 'タダシ'],
    ['名（小春）', 'コハル', 'コハル'],
  ] as const;
  const reading = (legend: string) => reportGroup(page, legend).getByRole('textbox');
  for (const [legend, typed] of readings) await reading(legend).fill(typed);
  await press(page);
  await visits.at('qualification');
  const father = reportGroup(page, '名（小春）の届出').getByRole('radio', { name: '父（親権者）', exact: true });
  await father.check();
  await press(page);
  await visits.at('address');
  const address = page.getByRole('textbox', { name: 'あなたの住所' });
  await address.fill('東京都見本区例示町三丁目1番1号101');
  await pressTo(page, 'contact');
  const email = page.getByRole('textbox', { name: 'メールアドレス' });
  await email.fill('tadashi@example.jp');
  await page.getByRole('textbox', { name: '電話番号' }).fill('０３（1234）5678');

  await pressTo(page, 'address', 'back');
  await expect(address).toHaveValue('東京都見本区例示町三丁目1番1号101');
  await pressTo(page, 'qualification', 'back');
  await expect(father).toBeChecked();
  await pressTo(page, 'input', 'back');
  for (const [legend, , kept] of readings) await expect(reading(legend)).toHaveValue(kept);
  await pressTo(page, 'select', 'back');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  for (const next of ['input', 'qualification', 'address', 'contact'] as const) await pressTo(page, next);
  await expect(email).toHaveValue('tadashi@example.jp');
  await pressTo(page, 'code');
  await press(page, 'cancel');
  await page.getByRole('dialog').getByRole('button', { name: '中断する' }).click();
  await page.waitForURL(`${portal.origin}/`);

  const other = await otherDevice(browser, portal.origin, 'kana-couple', copy);
  await other.portal.settings({ 'poll.every': 0.3 });
  await resumeFromHome(other, '戸籍の振り仮名の届出');
  // The code that was sent belongs to the other device's visit: the screen that asks for it comes first and sends another.
  await expectKana(other.page, 'code');
  await expect(other.page.getByText('tadashi@example.jp に送った')).toBeVisible();
  await other.page.getByRole('textbox', { name: '確認コード' }).fill(await latestCode(other.portal));
  await pressTo(other.page, 'check');
  for (const [, , kept] of readings) await expect(other.page.getByText(kept, { exact: true })).toBeVisible();
  await expect(other.page.getByText('父（親権者）')).toBeVisible();
  const { reports: saved } = await callPortal<DraftContent>(other.portal, kanaCalls.inputGet);
  for (const [row, field] of reportFields) for (const report of saved) expect(report, row).toHaveProperty(field);
  await pressTo(other.page, 'agreement', 'next');
  await other.page.getByRole('checkbox').check();
  await pressTo(other.page, 'sign', 'next');
  await signBy(other.page, other.portal, 'phone');
  await expectKana(other.page, 'complete');

  await visits.expectIds();
  const [submitted] = await other.portal.journal(kanaCalls.submit);
  const report = submitted?.request.reqBody?.report as { reports: Record<string, unknown>[] } | undefined;
  const reports = report?.reports ?? [];
  expect(reports.map(({ type, furigana, qualificationType }) => [type, furigana, qualificationType])).toEqual([
    ['1', 'トドケデ', ''],
    ['2', 'タダシ', ''],
    ['2', 'コハル', '016'],
  ]);
  expect(await submissionsOf(portal)).toHaveLength(1);
  await page.goto(portal.origin);
  await expect(page.getByRole('link', { name: '続きから再開', exact: true })).toHaveCount(0);
});
