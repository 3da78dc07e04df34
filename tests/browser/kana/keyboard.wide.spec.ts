import type { Page } from 'playwright/test';
import * as commonWording from '../../../build/wording/common.ts';
import { blockText } from '../../words/block-text.ts';
import { codeLabel } from '../../words/code-label.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { legend } from '../../words/legend.ts';
import { onButton } from '../../words/on-button.ts';
import { latestCode } from '../harness/latest-code.ts';
import { button } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { stopsInMain, tabTo } from '../look/keys.ts';
import { type KanaScreen, kanaHeading } from './kana.ts';
import { drawn, way, withdrawing } from './ways.ts';

const begins = { begins: true };
const child = { type: '2', name: '小春' };
const furiganaRow = blockText('kana-confirm-report-details', 'summary', 'item.furigana', { item: child });
const labelled = (screen: string, name: string) => field(`kana-${screen}`, name).label;

/** The screen is there, says so to whoever does not see it, and its heading has the focus. */
async function arrivedAt(page: Page, screen: KanaScreen): Promise<void> {
  await drawn(page, screen);
  await expect(kanaHeading(page, screen)).toBeFocused();
}

async function pressBy(page: Page, key: 'Enter' | 'Space', name: string | RegExp): Promise<void> {
  if (typeof name === 'string') await expect(button(page, name)).not.toHaveAttribute('aria-disabled');
  await tabTo(page, name);
  await page.keyboard.press(key);
}

test('a whole notification for oneself and a child by keyboard alone, on the device that reads the card [KN-063 KN-066]', async ({
  page,
  portal,
}) => {
  await portal.login('kana-intent');
  await page.goto(`${portal.origin}/svc/kana/top`);
  await drawn(page, 'top');
  await pressBy(page, 'Enter', 'start');
  await arrivedAt(page, 'read');
  await pressBy(page, 'Space', 'read');
  await page.waitForURL(/\/sandbox\/app\//u);
  await tabTo(page, 'カードを読み取る');
  await page.keyboard.press('Enter');

  await drawn(page, 'family');
  await pressBy(page, 'Enter', 'next');
  await arrivedAt(page, 'select');
  await tabTo(page, /^めぐみ/);
  await page.keyboard.press('Space');
  await tabTo(page, /^小春/);
  await page.keyboard.press('Space');
  await pressBy(page, 'Enter', 'next');

  await arrivedAt(page, 'input');
  await tabTo(page, labelled('input-kana', 'furigana'), begins);
  await page.keyboard.type('メグミ');
  // Enter in a field submits; what is missing is led to by the summary.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '入力内容に誤りがあります' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: legend('kana-input-kana', 'furiganaOf', child) }).getByRole('textbox'),
  ).toBeFocused();
  await page.keyboard.type('コハル');
  await pressBy(page, 'Enter', 'next');

  // What the register says stands there. Arrows go through the group, and what they reach is chosen.
  await arrivedAt(page, 'qualification');
  await tabTo(page, codeLabel('kanaQualification', '017'), begins);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: codeLabel('kanaQualification', '016'), exact: true })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: codeLabel('kanaQualification', '017'), exact: true })).toBeChecked();
  await pressBy(page, 'Enter', 'next');
  await arrivedAt(page, 'address');
  await tabTo(page, labelled('input-address', 'informantAddress'), begins);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('福岡県試験市見本台一丁目2番3号');
  await pressBy(page, 'Enter', 'next');
  await arrivedAt(page, 'contact');
  await tabTo(page, labelled('input-contact-information', 'email'), begins);
  await page.keyboard.type('megumi@example.jp');
  await tabTo(page, labelled('input-contact-information', 'phone'), begins);
  await page.keyboard.type('09000000001');
  await page.keyboard.press('Enter');
  await arrivedAt(page, 'code');
  await tabTo(page, labelled('input-verification-code', 'code'), begins);
  await page.keyboard.type(await latestCode(portal));
  await page.keyboard.press('Enter');

  await arrivedAt(page, 'check');
  await tabTo(page, `${commonWording.change}${commonWording.changeOf({ label: furiganaRow })}`, begins);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: legend('kana-input-kana', 'furiganaOf', child) }).getByRole('textbox'),
  ).toBeFocused();
  await pressBy(page, 'Enter', 'next');
  await arrivedAt(page, 'check');
  await pressBy(page, 'Enter', 'next');
  await arrivedAt(page, 'agreement');
  await tabTo(page, field('kana-agreement', 'agreed').option('agreed'));
  await page.keyboard.press('Space');
  await pressBy(page, 'Enter', 'next');
  await arrivedAt(page, 'sign');
  await pressBy(page, 'Enter', 'sign');
  await page.waitForURL(/\/sandbox\/app\//u);
  await tabTo(page, '署名する');
  await page.keyboard.press('Enter');
  await drawn(page, 'complete');
});

test('a locked person can be reached and read by keyboard, and is not chosen', async ({ page, portal }) => {
  await way('select', { draft: { reports: {}, contact: null } })(portal, page);
  await tabTo(page, /^はるか/);
  await page.keyboard.press('Space');
  const spouse = page.getByRole('checkbox', { name: 'はるか' });
  await expect(spouse).toBeFocused();
  await expect(spouse).not.toBeChecked();
  await expect(spouse).toHaveAttribute('aria-disabled', 'true');
  await expect(spouse).toHaveAccessibleDescription(new RegExp(codeLabel('kanaDisabledReason', '1'), 'u'));
  expect(await stopsInMain(page)).toEqual([
    '届出',
    'ただしあなた',
    'はるか',
    '小春',
    '大樹',
    ...['next', 'back', 'cancel'].map((name) => onButton('kana-select-target-report', name)),
  ]);
});

test('questions take the focus and give it back to what asked them', async ({ page, portal }) => {
  await withdrawing()(portal, page);
  for (const [opener, question] of [
    ['leaveWithdrawal', 'leaveForTop'],
    ['cancel', 'pauseProcedure'],
  ] as const) {
    await pressBy(page, 'Enter', opener);
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: dialogWords('kana-withdrawal', question).title }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, opener)).toBeFocused();
  }
});
