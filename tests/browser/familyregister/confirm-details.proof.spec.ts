import * as pictureWording from '../../../build/wording/picture.ts';
import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { calls, dialog, expectDialog, expectScreen, openScreen } from './wizard.ts';

test('the pictures can be made larger, for people who read characters that look alike [FR-028 FR-029]', async ({
  page,
  portal,
}) => {
  await portal.login('name-surrogate');
  await openScreen(portal, 'confirm');
  await expectScreen(page, 'confirm');
  const head = blockText('familyregister-confirm', 'image', 'domicile.headOfTheFamilyImage');
  await page.getByRole('button', { name: pictureWording.zoomOf({ label: head }) }).click();
  const large = await expectDialog(page, head);
  const picture = large.getByRole('img', { name: '𠮷田　見本太' });
  await expect(picture).toBeVisible();
  const region = large.getByRole('region', { name: head });
  const widths = async () => ({
    shown: await picture.evaluate(({ clientWidth }) => clientWidth),
    drawn: await picture.evaluate(
      (image: HTMLImageElement) =>
        new Promise<number>((resolve) => {
          const alone = new Image();
          alone.onload = () => resolve(alone.naturalWidth);
          alone.src = image.src;
        }),
    ),
    window: await region.evaluate(({ clientWidth }) => clientWidth),
  });
  const times = (nth: number) => expect(large.getByRole('status')).toHaveText(pictureWording.times({ times: nth }));
  await times(2);
  await large.getByRole('button', { name: pictureWording.larger }).press('Enter');
  await times(3);
  const { shown, drawn, window: seen } = await widths();
  expect(shown, 'no pixel is stretched').toBe(drawn);
  expect(shown).toBeGreaterThan(seen);
  await expect(large.getByRole('button', { name: pictureWording.larger })).toHaveAttribute('aria-disabled', 'true');
  const left = () => region.evaluate(({ scrollLeft }) => scrollLeft);
  const middle = await left();
  const wasMiddle = (seen / 2) * (3 / 2);
  expect(Math.abs(middle + seen / 2 - wasMiddle), 'what was in the middle stays there').toBeLessThanOrEqual(2);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(middle);
  await large.getByRole('button', { name: pictureWording.smaller }).press('Enter');
  await times(2);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('restored while the register has begun to change: the person learns it [FR-117]', async ({ page, portal }) => {
  await portal.login('pseudonym-exists');
  await openScreen(portal, 'confirm');
  await expectScreen(page, 'confirm');
  await portal.fault({ path: calls.domicileGet, errorCode: 'EDS102', errorMessage: 'テスト' });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(
    await expectDialog(page, dialogWords('familyregister-confirm', 'domicileUnavailable').title),
  ).toContainText('テスト');
});

test.describe('the step indicator', () => {
  for (const [setting, shown] of [
    [false, '全5ステップ中、2ステップ目'],
    [true, '全5ステップ中、3ステップ目'],
  ] as const) {
    test(`with steps.advance ${setting}: ${shown} [FR-012 AM-119]`, async ({ page, portal }) => {
      await portal.login('pseudonym-exists');
      await portal.settings({ 'steps.advance': setting });
      await portal.launch();
      await expect(page.getByText('全5ステップ中、2ステップ目')).toBeVisible();
      await press(page);
      await expectScreen(page, 'confirm');
      await expect(page.getByText(shown)).toBeVisible();
    });
  }
});
