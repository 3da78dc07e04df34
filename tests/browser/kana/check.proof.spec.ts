import type { Locator, Page } from 'playwright/test';
import * as commonWording from '../../../build/wording/common.ts';
import { blockText } from '../../words/block-text.ts';
import { field } from '../../words/field.ts';
import { legend } from '../../words/legend.ts';
import { latestCode } from '../harness/latest-code.ts';
import { button, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { chooseReports, expectKana, type KanaScreen, kanaCalls, openCheck, pressTo, reportGroup } from './kana.ts';

const couple = {
  'first-name-1': { furigana: 'タダシ' },
  'first-name-3': { furigana: 'コハル', qualificationType: '016' as const },
};

interface Change {
  readonly proves: string;
  readonly row: string;
  readonly screen: KanaScreen;
  readonly control: (page: Page) => Locator;
  /** Types another value. */
  readonly edit: (control: Locator, page: Page) => Promise<void>;
  /** What the check page says then. */
  readonly shows: string;
}

const own = { type: '2', name: 'ただし' };
const child = { type: '2', name: '小春' };

/** What a row of the check page is called, by its value, or by when it is there. */
const row = (value: string, item?: typeof own) =>
  blockText('kana-confirm-report-details', 'summary', value, item && { item });

const textbox = (screen: string, group: string, item: typeof own) => (page: Page) =>
  reportGroup(page, legend(screen, group, item)).getByRole('textbox');

const changes: readonly Change[] = [
  {
    proves: 'KN-077',
    row: row('item.furigana', own),
    screen: 'input',
    control: textbox('kana-input-kana', 'furiganaOf', own),
    edit: (control) => control.fill('ただしい'),
    shows: 'タダシイ',
  },
  {
    proves: 'KN-077',
    row: row('item.furigana', child),
    screen: 'input',
    control: textbox('kana-input-kana', 'furiganaOf', child),
    edit: (control) => control.fill('こはるー'),
    shows: 'コハルー',
  },
  {
    proves: 'KN-078 EN-133',
    row: row('!item.isYourself', child),
    screen: 'qualification',
    control: (page) => page.getByRole('radio').first(),
    edit: (_control, page) =>
      page
        .getByRole('radio', {
          name: field('kana-select-qualification', 'qualificationType').option('017'),
          exact: true,
        })
        .check(),
    shows: field('kana-select-qualification', 'qualificationType').option('017'),
  },
  {
    proves: 'KN-079',
    row: row('item.address', child),
    screen: 'address',
    control: textbox('kana-input-address', 'addressOf', child),
    edit: (control) => control.fill('北海道試験市中央二条5番地'),
    shows: '北海道試験市中央二条5番地',
  },
  {
    proves: 'KN-079',
    row: row('state.draft.informant.address'),
    screen: 'address',
    control: (page) => page.getByRole('textbox', { name: field('kana-input-address', 'informantAddress').label }),
    edit: (control) => control.fill('福岡県試験市見本台一丁目2番3号'),
    shows: '福岡県試験市見本台一丁目2番3号',
  },
  {
    proves: 'KN-080',
    row: row('state.draft.informant.phone'),
    screen: 'contact',
    control: (page) => page.getByRole('textbox', { name: field('kana-input-contact-information', 'phone').label }),
    edit: (control) => control.fill('０３-1234-5678'),
    shows: '03-1234-5678',
  },
];

test(`${changes.map(({ proves, row }) => `${proves} ${row}`).join(' ')} AM-074 AM-123: 「変更」 leads to the very control and straight back; a new e-mail address is proved first, another report is asked for first`, async ({
  page,
  portal,
}) => {
  await openCheck(portal, 'kana-couple', { reports: couple });
  const change = (row: string) =>
    page.getByRole('button', { name: commonWording.changeOf({ label: row }), exact: true });
  await expect(page.getByRole('button', { name: /を変更する$/u })).toHaveCount(changes.length + 1);
  for (const { row, screen, control, edit, shows } of changes) {
    await change(row).click();
    await expectKana(page, screen);
    await expect(control(page)).toBeFocused();
    await edit(control(page), page);
    await pressTo(page, 'check');
    await expect(page.getByText(shows, { exact: true })).toBeVisible();
  }
  expect(await portal.journal(kanaCalls.sendCode)).toHaveLength(1);

  await change(row('state.draft.informant.email')).click();
  const email = page.getByRole('textbox', { name: field('kana-input-contact-information', 'email').label });
  await expect(email).toBeFocused();
  await email.fill('new@example.jp');
  await pressTo(page, 'code');
  await page
    .getByRole('textbox', { name: field('kana-input-verification-code', 'code').label })
    .fill(await latestCode(portal));
  await pressTo(page, 'check');

  // Back without a change; then another report, for which the reading is missing.
  await change(row('!item.isYourself', child)).click();
  await pressTo(page, 'check', 'back');
  await button(page, 'kana-select-target-report').click();
  await expectKana(page, 'select');
  await chooseReports(page, '届出');
  await pressTo(page, 'input');
  await reportGroup(page, legend('kana-input-kana', 'furiganaOf', { type: '1', name: '届出' }))
    .getByRole('textbox')
    .fill('とどけで');
  await pressTo(page, 'check');
  await expect(page.getByText('トドケデ', { exact: true })).toBeVisible();
  // Only the own report is left: the screens of the others' reports are not there, nor their rows.
  await button(page, 'kana-select-target-report').click();
  for (const name of ['届出', '小春'])
    await page.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') }).uncheck();
  await pressTo(page, 'check');
  await expect(page.getByRole('button', { name: /を変更する$/u })).toHaveCount(3);
  await press(page, 'next');
  await expectKana(page, 'agreement');
});
