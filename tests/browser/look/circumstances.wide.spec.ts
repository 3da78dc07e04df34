import { title } from '../../words/title.ts';
import { button, expectHeading } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { placeOf as place } from './all-places.ts';
import { takePicture } from './take-picture.ts';

test('on paper: the confirmation without buttons, navigation and dark areas', async ({ page, portal }) => {
  await place('confirm').reach(portal, page);
  await expect(page.locator('main img')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const image of await page.locator('main img').all()) await expect(image).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  await takePicture(page, 'print-confirm');
});

test('in forced colours: buttons have an edge, the code stays black on white', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await place('qr').reach(portal, page);
  const edge = await button(page, 'back').evaluate((back) => getComputedStyle(back).borderTopWidth);
  expect(edge).not.toBe('0px');
  const card = page.locator('.ui-qr');
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(card).toHaveCSS('forced-color-adjust', 'none');
  await takePicture(page, 'forced-colors-qr');
});

test('in forced colours: icons of errors and notices have the colour of the text beside them', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await place('select-error').reach(portal, page);
  const icon = page.getByRole('region').locator('.ui-icon').first();
  await expect(icon).toBeVisible();
  await expect(icon).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('with less motion wanted nothing turns or slides [FR-060]', async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const loading = place('loading');
  await loading.reach(portal, page);
  await expect(page.getByRole('dialog').getByRole('heading', { name: loading.heading })).toBeVisible();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(await moving()).toBe(0);
  // The same wait does turn for everyone else, so the line above can fail.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(moving).toBeGreaterThan(0);
});

test.describe('the page behind the code', () => {
  const offer = 'このスマートフォンで開く';

  test('is not offered on a computer: the code is scanned there', async ({ page, portal }) => {
    await place('qr').reach(portal, page);
    await expect(page.locator('main a', { hasText: offer })).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ isMobile: true, hasTouch: true });

    test('is offered in a window of its own, and this screen goes on when the card has been read there', async ({
      page,
      portal,
    }) => {
      await place('qr').reach(portal, page);
      const [phone] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: new RegExp(offer) }).tap(),
      ]);
      await phone.getByRole('button', { name: 'カードを読み取る' }).tap();
      await expect(phone.getByRole('heading', { name: 'カードを読み取りました' })).toBeVisible();
      await phone.close();
      await expectHeading(page, title('familyregister-personal-information-confirm'));
    });
  });
});
