import { groupsOfFour } from '../../../src/model/groups-of-four.ts';
import { blockText } from '../../words/block-text.ts';
import { field } from '../../words/field.ts';
import { imageWords } from '../../words/image-words.ts';
import { onButton } from '../../words/on-button.ts';
import { latestCode } from '../harness/latest-code.ts';
import { button, press } from '../harness/parts.ts';
import { readByPhone, signBy } from '../harness/phone.ts';
import { expect, test } from '../harness/test.ts';
import { chooseReports, kanaCalls, pressTo, reportGroup, submissionsOf } from './kana.ts';
import { Visits } from './visits.ts';

const screens =
  'KN-006 KN-007 KN-008 KN-009 KN-010 KN-011 KN-012 KN-013 KN-014 KN-015 KN-020 KN-021 KN-022 KN-023 KN-024 KN-025 KN-026 KN-027 KN-028 KN-029 KN-030 KN-031';
const called = 'API-117 API-118 API-121 API-124 API-127 API-130 API-144 API-149';

test(`${screens} KN-059 KN-063 KN-066 KN-076 KN-081 KN-084 KN-089 ${called} EN-121 EN-122 EN-124 EN-126 EN-127 EN-128 EN-129 EN-130 EN-131 EN-136 AM-064 AM-072 AM-073 AM-128 one person, from bare /kana to the history, by QR codes: every screen with its address, heading, frame and id; a reload keeps what is typed [KN-001 KN-005]`, async ({
  page,
  portal,
  context,
}) => {
  await portal.login('kana-single');
  await portal.settings({ 'poll.every': 0.3 });
  const visits = new Visits(page, portal);
  const process = () => page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.process'));
  await page.goto(`${portal.origin}/svc/kana`);
  await visits.at('top');
  expect(await process()).toBeNull();
  await pressTo(page, 'read', 'start');
  await visits.at('read');
  expect(await process()).toContain('new');
  await press(page, 'read');
  await readByPhone(page, portal);
  await visits.at('family');
  await pressTo(page, 'select');
  const own = page.getByRole('checkbox', { name: /^ひとみ/u });
  await chooseReports(page, 'ひとみ');
  await visits.at('select');
  await expect(own).toBeChecked();
  await pressTo(page, 'input');
  const reading = reportGroup(page, /ひとみ/u).getByRole('textbox');
  await reading.fill('ひとみ');
  await visits.at('input');
  await expect(reading).toHaveValue('ひとみ');
  await pressTo(page, 'contact');
  await pressTo(page, 'input', 'back');
  await expect(reading).toHaveValue('ヒトミ');
  await pressTo(page, 'contact');
  const email = page.getByRole('textbox', { name: field('kana-input-contact-information', 'email').label });
  const phone = page.getByRole('textbox', { name: field('kana-input-contact-information', 'phone').label });
  await email.fill('hitomi@example.jp');
  await phone.fill('03-1234-5678');
  await visits.at('contact');
  await expect(email).toHaveValue('hitomi@example.jp');
  await pressTo(page, 'code');
  await visits.at('code');
  await page
    .getByRole('textbox', { name: field('kana-input-verification-code', 'code').label })
    .fill(await latestCode(portal));
  await press(page);
  await visits.at('check');
  // The way back leaves the used code out, and the way forward does not ask for it again.
  await pressTo(page, 'contact', 'back');
  await expect(phone).toHaveValue('0312345678');
  await pressTo(page, 'check');
  await pressTo(page, 'agreement', 'next');
  await page.getByRole('checkbox').check();
  await visits.at('agreement');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await press(page, 'next');
  await visits.at('sign');
  await signBy(page, portal, 'phone');
  await visits.at('complete');

  const [filed] = await submissionsOf(portal);
  const number = page.getByRole('group', { name: blockText('kana-complete', 'reception-number') });
  await expect(number).toContainText(filed?.arrivalNumber.replace(/.{4}(?=.)/gu, '$& ') ?? '');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await number.getByRole('button', { name: 'コピーする' }).click();
  await expect(number.getByRole('status')).toHaveText('コピーしました。');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(filed?.arrivalNumber);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: '控えを印刷する' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await expect(button(page, 'back')).toHaveCount(0);

  await pressTo(page, 'top', 'again');
  expect(await process()).toBeNull();
  const item = { item: { identifiableName: '振仮　ひとみ', type: '1' } };
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(
    blockText('kana-top', 'heading', 'item.identifiableName', item),
  );
  await expect(page.getByText(groupsOfFour(filed?.arrivalNumber ?? ''))).toBeVisible();
  await expect(page.getByRole('img', { name: imageWords('kana-top', item) })).toBeVisible();
  await expect(page.getByText('1989年06月14日')).toBeVisible();
  await expect(page.getByText(/^\d{4}年\d+月\d+日 \d+時\d+分$/u)).toBeVisible();
  await expect(button(page, onButton('kana-top', 'withdraw'))).toBeVisible();
  await expect(button(page, 'correct')).toHaveCount(0);

  await visits.expectIds();
  const journal = await portal.journal();
  const of = (path: string) => journal.filter((entry) => entry.path === path);
  expect(new Set(of(kanaCalls.tempDelete).map(({ screenId }) => screenId))).toEqual(new Set(['SCK3003-01-001']));
  expect(of(kanaCalls.inputGet)[0]?.request).not.toHaveProperty('reqBody');
  expect(of(kanaCalls.qrInfo)[0]?.screenId).toBe('SCK3003-01-002');
  expect(of(kanaCalls.cardAssistInfo)[0]?.request.reqBody).toEqual({ accessKey: expect.any(String) });
  expect(of(kanaCalls.inputSave)[0]?.request.reqBody).toHaveProperty('reports');
  expect(of(kanaCalls.informantSave)[0]?.request.reqBody).toHaveProperty('informant');
  expect(of(kanaCalls.sendCode).map(({ screenId }) => screenId)).toEqual(['SCK3003-01-008']);
  expect(of(kanaCalls.signatureStatus)[0]?.screenId).toBe('SCK3003-01-012');
  const [submitted, ...more] = of(kanaCalls.submit);
  expect(submitted?.request.reqBody).toMatchObject({ report: { type: '1', reports: [{ furigana: 'ヒトミ' }] } });
  expect(more).toEqual([]);
});
