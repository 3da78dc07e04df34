import type { Page } from 'playwright/test';
import * as commonWording from '../../../build/wording/common.ts';
import * as pictureWording from '../../../build/wording/picture.ts';
import * as referenceWording from '../../../build/wording/reference.ts';
import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { onButton } from '../../words/on-button.ts';
import { shellWords } from '../../words/shell-words.ts';
import { title } from '../../words/title.ts';
import { button } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { stopsInMain, tabTo } from './keys.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const select = 'familyregister-select';
const confirm = 'familyregister-confirm';
const counter = 'familyregister-counter-input';
const explanation = dialogWords(select, 'explanation');
const cancel = dialogWords(select, 'cancelConfirmation');
const turnIn = field(select, 'turnIn');

/** What stands above an image, by whose words it shows. */
const imageLabel = (of: 'domicile' | 'headOfTheFamily') => blockText(confirm, 'image', `domicile.${of}Image`);
const zoom = (of: 'domicile' | 'headOfTheFamily') => pictureWording.zoomOf({ label: imageLabel(of) });

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
  await tabTo(page, 'explanation');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: explanation.title })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'explanation')).toBeFocused();

  await tabTo(page, 'next');
  await page.keyboard.press('Enter');
  await expect(h1(page, title('familyregister-personal-information'))).toBeFocused();
  await tabTo(page, 'read');
  await page.keyboard.press('Space');
  await expect(h1(page, title('familyregister-personal-information-qr'))).toBeFocused();

  // On a phone the code stands on the screen that should scan it: a link opens its page instead.
  const address = await page.locator('main a', { hasText: referenceWording.openOnThisPhone }).getAttribute('href');
  const phone = await context.newPage();
  await phone.goto(address ?? '');
  await phone.keyboard.press('Tab');
  await tabTo(phone, 'カードを読み取る');
  await phone.keyboard.press('Enter');
  await expect(h1(phone, 'カードを読み取りました')).toBeVisible();
  await phone.close();

  await expect(h1(page, title('familyregister-personal-information-confirm'))).toBeFocused();
  await tabTo(page, 'next');
  await page.keyboard.press('Enter');
  await expect(h1(page, title(confirm))).toBeFocused();
  await tabTo(page, new RegExp(zoom('domicile'), 'u'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: imageLabel('domicile') })).toBeFocused();
  await tabTo(page, commonWording.close);
  await page.keyboard.press('Enter');
  await expect(button(page, zoom('domicile'))).toBeFocused();
  await tabTo(page, 'next');
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
  await tabTo(page, 'next');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: '入力内容に誤りがあります' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${shellWords().errorTitlePrefix}`, 'u'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const online = page.getByRole('radio', { name: turnIn.option('online') });
  await expect(online).toBeFocused();
  await expect(page.getByRole('group', { name: turnIn.label })).toHaveAccessibleDescription(
    new RegExp(turnIn.message('required'), 'u'),
  );
  await page.keyboard.press('Space');
  await expect(online).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: turnIn.option('offline') })).toBeChecked();
  await expect(summary).toBeVisible();
  await expect(button(page, 'next')).not.toHaveAttribute('aria-disabled');
  await tabTo(page, 'next');
  await page.keyboard.press('Enter');
  await expect(h1(page, title(counter))).toBeFocused();
});

test('the address by keyboard: Enter in the text field submits; the locked button keeps the focus; Escape leaves by the harmless way', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' }, 'counter-input/');
  await expect(button(page, 'next')).toBeVisible();
  await tabTo(page, 'next');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '入力内容に誤りがあります' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const address = page.getByRole('textbox', { name: field(counter, 'address').label });
  await expect(address).toBeFocused();
  await page.keyboard.type('見本区例示町一丁目1番');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('combobox', { name: field(counter, 'prefecture').label })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(address).toBeFocused();
  await expect(button(page, 'next')).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: dialogWords(counter, 'whatToBring').title })).toBeFocused();
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
    ['explanation', explanation.title, [explanation.button('close')]],
    ['cancel', cancel.title, [cancel.button('continue'), cancel.button('cancel')]],
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
        // What is longer than the window is a stop itself, to be scrolled.
        if (element.closest('dialog') !== null && element.querySelector('button') !== null) return '';
        const words = (element.textContent ?? '').replaceAll('\u200B', '');
        return element.closest('dialog') === null ? `behind: ${words}` : words;
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
  await tabTo(page, 'next');
  await page.keyboard.press('Enter');
  await expect(page.getByText(blockText(select, 'banner', 'state.statusUnknown'))).toBeVisible();
  const next = page.getByRole('button', { name: new RegExp(`^${onButton(select, 'next')}`, 'u') });
  await expect(next).toBeFocused();
  await expect(button(page, 'next')).not.toHaveAttribute('aria-disabled');
  await expect(next).toBeFocused();
});

test('Tab goes through the screen in the order in which it is read', async ({ page, portal }) => {
  await portal.login('pseudonym-exists');
  await portal.launch({ processId: '000' });
  await expect(button(page, 'next')).toBeVisible();
  expect(await stopsInMain(page)).toEqual([
    onButton(select, 'explanation'),
    expect.stringContaining(turnIn.option('online')),
    onButton(select, 'next'),
    onButton(select, 'back'),
    onButton(select, 'cancel'),
  ]);
  await portal.launch({}, 'confirm/');
  await expect(button(page, 'next')).toBeVisible();
  expect(await stopsInMain(page)).toEqual([
    expect.stringContaining(zoom('domicile')),
    expect.stringContaining(zoom('headOfTheFamily')),
    onButton(confirm, 'next'),
    onButton(confirm, 'back'),
    onButton(confirm, 'cancel'),
    onButton(select, 'cancel'),
  ]);
});
