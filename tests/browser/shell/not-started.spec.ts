import { shellWords } from '../../words/shell-words.ts';
import { headingOf, selectTitle } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';
import {
  entry,
  expectInView,
  html,
  notReady,
  notStarted,
  openBroken,
  openDrawnBroken,
  portalName,
} from './not-started.ts';

test('the entry is blocked: words, a true title and ways on, in the first view; again, and the screen is there [ER-161]', async ({
  browser,
  portal,
}) => {
  const page = await openBroken(browser, portal, (broke) => broke.route(entry, (route) => route.abort()));
  await expectInView(page, notStarted);
  await expect(page).toHaveTitle(`${notStarted} | ${portalName}`);
  await expect(headingOf(page, notStarted)).toBeFocused();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'もう一度読み込む' }).click();
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(headingOf(page, notStarted)).toHaveCount(0);
  await page.context().close();
});

test('without JavaScript the page says so in the first view, with a true title and ways on', async ({
  browser,
  portal,
}) => {
  const page = await openBroken(browser, portal, async () => {}, { javaScriptEnabled: false });
  await expect(headingOf(page, 'JavaScript が使えないため、ページを表示できません')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'もう一度読み込む' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading')).toHaveCount(1);
  await expect(page).toHaveTitle(portalName);
  await page.getByRole('link', { name: 'トップページへ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('トップページ');
  await page.context().close();
});

test('a part that is loaded later does not come: words, and again; so with the words of the session [ER-161]', async ({
  browser,
  portal,
}) => {
  const page = await openBroken(browser, portal, (broke) =>
    broke.route('**/svc/assets/screen-form-*.js', (route) => route.abort()),
  );
  await expect(headingOf(page, shellWords().fatalTitle)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(new RegExp(shellWords().fatalTitle, 'u'));
  await page.unrouteAll();
  await page.route(/\/svc\/assets\/(late|session-dialogs)-.*\.js$/, (route) => html(route, 404));
  await page.clock.install();
  await page.getByRole('button', { name: shellWords().fatalReload }).click();
  await expect(headingOf(page, selectTitle)).toBeVisible();
  // Each answer puts the end of the session off, one that is still under way too.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(31 * 60_000);
  await expect(page.getByRole('dialog', { name: shellWords().fatalTitle })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('dialog').getByRole('button', { name: shellWords().fatalReload }).click();
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await page.context().close();
});

test('the server has drawn the page, and its code does not come: it says so over the page, on which everything stays [ER-161]', async ({
  browser,
  portal,
}) => {
  const page = await openDrawnBroken(browser, portal, (broke) => broke.route(entry, (route) => route.abort()));
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expectInView(page, notReady);
  await expect(page).toHaveTitle(new RegExp(`^${notReady} | ${selectTitle}`, 'u'));
  await expect(page.getByRole('heading', { name: notReady })).toBeFocused();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'もう一度読み込む' }).click();
  await expect(page.locator('#root')).toHaveAttribute('data-taken', 'over');
  await expect(page.getByRole('heading', { name: notReady })).toHaveCount(0);
  await page.context().close();
});

test('a part of a drawn page does not come: it says so over the page [ER-161]', async ({ browser, portal }) => {
  const page = await openDrawnBroken(browser, portal, (broke) =>
    broke.route('**/svc/assets/screen-form-*.js', (route) => route.abort()),
  );
  await expectInView(page, notReady);
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await page.context().close();
});

test('a drawn page without JavaScript is there to be read, and says what does not work', async ({
  browser,
  portal,
}) => {
  const page = await openDrawnBroken(browser, portal, async () => {}, { javaScriptEnabled: false });
  const words = page.locator('noscript p');
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(words).toContainText('JavaScript が使えないため、このページのボタンは使えません。');
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(page.getByRole('heading', { name: notReady })).toBeHidden();
  await expect(page).toHaveTitle(new RegExp(`^${selectTitle} | `, 'u'));
  await page.context().close();
});
