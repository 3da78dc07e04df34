import { drawPage } from '../../../src/server/kernel/page/page.ts';
import type { Entry } from '../../../src/server/kernel/page/waiting.ts';
import type { Portal } from '../../../src/server/kernel/portal/portal.ts';
import { readHome } from '../../../src/server/kernel/portal/read-home.ts';
import type { KnownVisitor } from '../../../src/server/kernel/portal/visitor.ts';
import { homePage } from '../../../src/server/pages/home/home-page.ts';
import { listedEvents } from '../../../src/server/pages/home/life-events.ts';
import { nothingSearched } from '../../../src/server/pages/home/service-list.ts';
import { codeLabel } from '../../words/code-label.ts';
import { shellWords } from '../../words/shell-words.ts';
import { headingOf } from '../harness/family-register.ts';
import { openMenu } from '../harness/menu.ts';
import { expect, test } from '../harness/test.ts';

test('what needs doing comes first, each thing once, with its state, its date and one button [SH-044 SH-046]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('kana-correction');
  await page.goto(portal.origin);
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections.first()).toContainText('対応が必要なこと');
  const cards = page.locator('[data-entry]');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText('振り仮名の訂正のお願い');
  await expect(cards).toContainText(codeLabel('kanaProcedureStatus', '2'));
  await expect(cards).toContainText(/期限：\d{4}年\d+月\d+日まで/u);
  const links = cards.getByRole('link');
  await expect(links).toHaveText(['カレンダーに入れる', '届出を訂正する']);
  for (const link of await links.all()) await expect(link).toHaveAccessibleDescription('振り仮名の訂正のお願い');
  await expect(cards.locator('.ui-button')).toHaveCount(1);
  await accessible('a home page with something to do');
  await cards.locator('.ui-button').click();
  await page.waitForURL(`${portal.origin}/svc/kana/apply-correction`);
});

test('services are found by everyday words, by keyboard, best first, and the number of them is said', async ({
  page,
  portal,
  accessible,
}) => {
  await page.goto(portal.origin);
  const all = page.locator('[data-list] li:visible');
  const results = page.locator('[data-results] li');
  const count = await all.count();
  const search = page.getByRole('search').getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('引っ越しました');
  const found = page.locator('[data-found]');
  await expect(found).toHaveText(/^「引っ越しました」に合う手続きは、\d+件です。$/u);
  const said = Number(/(\d+)件/u.exec(await found.innerText())?.[1]);
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThan(count);
  await expect(results).toHaveCount(said);
  await expect(all).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=/u);
  await accessible('services found');
  const names = await results.allInnerTexts();
  await page.reload();
  expect(await results.allInnerTexts()).toEqual(names);
  await page.getByRole('link', { name: 'すべての手続きを表示する' }).click();
  await expect(all).toHaveCount(count);
  await expect(results).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('however much goes on, on a phone the services begin within two screens, and all of it is a press away', async ({
  page,
  portal,
  accessible,
}) => {
  const entry = (nth: number): Entry => ({
    ...{
      kind: `made-up-${nth}`,
      service: 'nq',
      title: `社会福祉士　登録した内容の変更の申請（${nth}）`,
      state: 'returned',
    },
    says: '申請の内容に、直すところがあります。理由を読んで、直してください。',
    facts: [
      { label: '申請先', value: '社会福祉振興・試験センター' },
      { label: '申請番号', value: '2026 1129 0000 0001' },
    ],
    until: { label: '期限', day: '20261224', text: '2026年12月24日まで（あと25日）', calendar: '/calendar?service=nq' },
    link: { href: `/svc/nq/application-status-detail?number=${nth}`, text: '直すところを確かめる' },
  });
  const many = [1, 2, 3, 4].map(entry);
  const selfInfo = [1, 2, 3].map(() => ({ isUnread: true }));
  const visitor = { citizen: { id: '1', name: '申請　おおき', record: { selfInfo } } };
  const home = await readHome(new URL('../../../', import.meta.url));
  const told = {
    acts: { calls: [], accepted: [] },
    unread: 0,
    note: '',
    search: '',
    found: nothingSearched.found,
    closed: {},
  };
  const drawn = homePage(
    { sandbox: true, cards: home.events.flatMap(({ cards }) => cards) } as unknown as Portal,
    listedEvents(home.events),
    visitor as unknown as KnownVisitor,
    { tasks: many, begun: [], underWay: many, finished: many, cards: {}, untold: [] },
    [],
    told,
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route(`${portal.origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: drawPage(drawn, null) }),
  );
  await page.goto(`${portal.origin}/`);
  const box = await page.locator('[data-list] h3').first().boundingBox();
  expect(box?.y).toBeLessThanOrEqual(2 * 640);
  const titles = page.locator('main [data-entry]');
  await expect(titles.filter({ visible: true })).toHaveCount(2);
  for (const more of await page.locator('main summary').all()) await more.click();
  // What is finished is on its own page.
  await expect(titles.filter({ visible: true })).toHaveCount(8);
  await accessible('a home page with much going on');
});

test('the menu of a phone works without code: by keyboard, Esc gives the focus back', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portal.origin);
  const button = page.getByRole('banner').getByRole('button', { name: shellWords().menu });
  const home = page.getByRole('banner').getByRole('link', { name: shellWords().home, exact: true });
  await expect(home).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(home).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(home).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home).toBeHidden();
  await expect(button).toBeFocused();
  // The search is the server's then.
  await page.getByRole('search').getByRole('searchbox').fill('宅建');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveTitle(/^「宅建」の検索結果（1件）/u);
  await expect(page.locator('[data-results] li:visible')).toHaveCount(1);
  await expect(page.locator('[data-list] li:visible')).toHaveCount(0);
  await context.close();
});

test('the frame says who is logged in, on a screen and on a page, on a phone and on a wide screen', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  for (const path of ['/', '/svc/nq/qualification-list']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(portal.origin + path);
    await openMenu(page);
    const who = page.getByRole('banner').getByText('見本　花子 さん').filter({ visible: true });
    await expect(who).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(who).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: shellWords().menu })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText('架空の組織');
  }
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: shellWords().home, exact: true }).click();
  await expect(headingOf(page, '見本　花子 さんのトップページ')).toBeVisible();
});

test('the samples are one link away from home, and a click away from a login', async ({ page, portal }) => {
  await page.goto(portal.origin);
  await page
    .getByRole('main')
    .getByRole('link', { name: /サンプルの人/u })
    .click();
  await page.getByRole('link', { name: '見本　花子' }).click();
  await expect(headingOf(page, '見本　花子 さんのトップページ')).toBeVisible();
  await expect(page.getByText('ログインしました')).toBeVisible();
});
