import type { Page } from 'playwright/test';
import { button } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { stopsInMain, tabTo } from './keys.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the whole main journey by keyboard alone, the card read on the same phone [FR-010 FR-028 FR-047 FR-049 FR-057]', async ({
  page,
  portal,
  context,
}) => {
  await portal.login('qr');
  await portal.launch();
  await expect(button(page, 'next')).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '本文へ移動する' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'オンラインでの提出の流れを見る');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'オンラインでの提出の流れ' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'explanation')).toBeFocused();

  await tabTo(page, '次へ');
  await page.keyboard.press('Enter');
  await expect(h1(page, '本人情報の読み取り')).toBeFocused();
  await tabTo(page, '読み取る');
  await page.keyboard.press('Space');
  await expect(h1(page, '二次元コードの読み取り')).toBeFocused();

  // On a phone the code stands on the screen that should scan it: a link opens its page instead.
  const address = await page.locator('main a', { hasText: 'このスマートフォンで開く' }).getAttribute('href');
  const phone = await context.newPage();
  await phone.goto(address ?? '');
  await phone.keyboard.press('Tab');
  await tabTo(phone, 'カードを読み取る');
  await phone.keyboard.press('Enter');
  await expect(h1(phone, 'カードを読み取りました')).toBeVisible();
  await phone.close();

  await expect(h1(page, '読み取った情報の確認')).toBeFocused();
  await tabTo(page, '次へ');
  await page.keyboard.press('Enter');
  await expect(h1(page, '本籍と筆頭者の確認')).toBeFocused();
  await tabTo(page, /本籍を拡大する/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: '本籍' })).toBeFocused();
  await tabTo(page, 'とじる');
  await page.keyboard.press('Enter');
  await expect(button(page, '本籍を拡大する')).toBeFocused();
  await tabTo(page, '次へ');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${portal.origin}/sandbox/caller/finished*`);
});

test('a refused submit by keyboard: the summary takes the focus, its link leads to the field, arrows choose, errors stay until the next submit [FR-050 FR-051 FR-053]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' });
  await expect(button(page, 'next')).toBeVisible();
  await tabTo(page, '次へ');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: '入力内容に誤りがあります' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^エラー：/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const online = page.getByRole('radio', { name: /オンライン/ });
  await expect(online).toBeFocused();
  await expect(page.getByRole('group', { name: /提出方法/ })).toHaveAccessibleDescription(/提出方法を選択してください/);
  await page.keyboard.press('Space');
  await expect(online).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /窓口/ })).toBeChecked();
  await expect(summary).toBeVisible();
  await expect(button(page, 'next')).not.toHaveAttribute('aria-disabled');
  await tabTo(page, '次へ');
  await page.keyboard.press('Enter');
  await expect(h1(page, '窓口で提出する方の本籍の入力')).toBeFocused();
});

test('the address by keyboard: Enter in the text field submits; the locked button keeps the focus; Escape leaves by the harmless way', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' }, 'counter-input/');
  await expect(button(page, 'next')).toBeVisible();
  await tabTo(page, /^次へ/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '入力内容に誤りがあります' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const address = page.getByRole('textbox', { name: /市区郡以下/ });
  await expect(address).toBeFocused();
  await page.keyboard.type('見本区例示町一丁目1番');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('combobox', { name: /都道府県/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(address).toBeFocused();
  await expect(button(page, 'next')).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: '本籍を受け付けました' })).toBeFocused();
  expect(await portal.journal('/api/familyregister/domicileSet')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.waitForURL(`${portal.origin}/sandbox/caller/finished*`);
});

test('dialogs keep the focus inside, begin at their heading and give it back; Escape goes on with the procedure [FR-013 FR-057 FR-061]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch();
  await expect(button(page, 'next')).toBeVisible();
  for (const [opener, title, stops] of [
    ['オンラインでの提出の流れを見る', 'オンラインでの提出の流れ', ['とじる']],
    ['申請を中断する', '申請を中断しますか？', ['申請を続ける', '中断する']],
  ] as const) {
    await tabTo(page, opener);
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeFocused();
    const reached = new Set<string>();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press(press < 4 ? 'Tab' : 'Shift+Tab');
      // After its last control a modal dialog hands the focus to the browser's own controls, never to the page behind.
      const at = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (element === null || element === document.body) return '';
        return element.closest('dialog') === null ? `behind: ${element.textContent}` : (element.textContent ?? '');
      });
      if (at !== '' && at !== title) reached.add(at);
    }
    expect([...reached].sort()).toEqual([...stops].sort());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, opener)).toBeFocused();
  }
  expect(new URL(page.url()).pathname).toBe('/svc/familyregister/select/');
});

test('the lock of one second leaves the focus on the button', async ({ page, portal }) => {
  await portal.login('pseudonym-undefined');
  await portal.launch();
  await expect(button(page, 'next')).toBeVisible();
  await tabTo(page, '次へ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('状態を確認できませんでした')).toBeVisible();
  const next = page.getByRole('button', { name: /^次へ/ });
  await expect(next).toBeFocused();
  await expect(button(page, 'next')).not.toHaveAttribute('aria-disabled');
  await expect(next).toBeFocused();
});

test('Tab goes through the screen in the order in which it is read', async ({ page, portal }) => {
  await portal.login('pseudonym-exists');
  await portal.launch({ processId: '000' });
  await expect(button(page, 'next')).toBeVisible();
  expect(await stopsInMain(page)).toEqual([
    'オンラインでの提出の流れを見る',
    expect.stringContaining('オンラインで提出する'),
    '次へ',
    '戻る',
    '申請を中断する',
  ]);
  await portal.launch({}, 'confirm/');
  await expect(button(page, 'next')).toBeVisible();
  expect(await stopsInMain(page)).toEqual([
    expect.stringContaining('本籍を拡大する'),
    expect.stringContaining('筆頭者の氏名を拡大する'),
    '次へ',
    '戻る',
    '中断する',
    '申請を中断する',
  ]);
});
