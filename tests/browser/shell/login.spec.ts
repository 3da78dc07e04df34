import { message } from '../../words/message.ts';
import { shellWords } from '../../words/shell-words.ts';
import { headingOf, openSelect, selectTitle } from '../harness/family-register.ts';
import { openMenu } from '../harness/menu.ts';
import { expect, test } from '../harness/test.ts';

const flag = 'madoguchi.login-attempt';
const hour = 3_600_000;

test('login: a form post with three fields, the card app, a flag for one hour, then the message once [RO-002 RO-007 AM-126 API-151 API-152 API-153 API-154 AM-087 AM-114]', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.origin}/login`);
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  const landing = page.waitForRequest(`${portal.origin}/login/landing`);
  await page.getByRole('button', { name: 'カードアプリでログインする' }).click();
  const request = await landing;
  expect([request.method(), request.resourceType()]).toEqual(['POST', 'document']);
  const sent = new URLSearchParams(request.postData() ?? '');
  expect([sent.get('transitionFlg'), sent.get('fieldCd'), sent.get('fieldDetailCd')]).toEqual(['1', '01', '001']);
  await expect(headingOf(page, 'カードアプリ（見本）')).toBeVisible();
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), flag);
  expect(Math.abs(kept.expiresAt - Date.now() - hour)).toBeLessThan(60_000);

  await page.getByRole('combobox', { name: 'カードの持ち主' }).selectOption('qr');
  await page.getByRole('button', { name: 'カードを読み取ってログインする' }).click();
  // The portal's own pages have words of their own.
  await expect(page.getByRole('status')).toHaveText('ログインしました');
  await page.reload();
  await expect(headingOf(page, '見本　花子 さんのトップページ')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('');
});

const phones = [
  {
    ids: 'API-155 API-156 API-157',
    name: 'Android: an intent, the store page when the app is missing',
    agent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36',
    leadsTo: (origin: string) =>
      new RegExp(
        `^intent://[^#]+fieldCd=01[^#]*#Intent;scheme=https;package=[^;]+;S\\.browser_fallback_url=${encodeURIComponent(`${origin}/app-store`).replaceAll('.', '\\.')};end$`,
      ),
  },
  {
    ids: 'AM-120',
    name: 'iPhone: a universal link with the store to fall back on',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
    leadsTo: (origin: string) =>
      new RegExp(`^${origin}/sandbox/app/login\\?.*fieldCd=01.*store=${encodeURIComponent(`${origin}/app-store`)}$`),
  },
  {
    ids: 'AM-120 AM-114',
    name: 'a computer: the stand-in of the card app',
    agent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36',
    leadsTo: (origin: string) => new RegExp(`^${origin}/sandbox/app/login\\?`),
  },
];

for (const { ids, name, agent, leadsTo } of phones) {
  test(`${ids} ${name}`, async ({ portal }) => {
    const answer = await portal.request.post(`${portal.origin}/login/landing`, {
      form: { transitionFlg: '1', fieldCd: '01', fieldDetailCd: '001' },
      headers: { 'user-agent': agent },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toMatch(leadsTo(portal.origin));
    const store = await portal.request.get(`${portal.origin}/app-store`);
    expect([store.status(), await store.text()]).toEqual([200, expect.stringContaining('カードアプリの入手')]);
  });
}

test('the three values are settings [AM-120 AM-125]', async ({ page, portal }) => {
  await portal.settings({ 'login.transitionFlg': '9', 'login.fieldCd': '77', 'login.fieldDetailCd': '888' });
  await page.goto(`${portal.origin}/login`);
  const landing = page.waitForRequest(`${portal.origin}/login/landing`);
  await page.getByRole('button', { name: 'カードアプリでログインする' }).click();
  const sent = new URLSearchParams((await landing).postData() ?? '');
  expect([sent.get('transitionFlg'), sent.get('fieldCd'), sent.get('fieldDetailCd')]).toEqual(['9', '77', '888']);
});

test('return within the hour: the toast, top right, for 5 seconds, once [RO-008 CO-046 CO-048]', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.origin}/login`);
  await page.getByRole('button', { name: 'カードアプリでログインする' }).click();
  await expect(headingOf(page, 'カードアプリ（見本）')).toBeVisible();
  await portal.login('qr');
  await page.clock.install();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.documentElement;
      if (root !== null && document.querySelector('.ui-toast') !== null) root.dataset.toastShown ??= String(Date.now());
    }).observe(document, { subtree: true, childList: true });
  });
  await portal.launch();
  const toast = page.getByRole('status').getByText(message('loggedIn'), { exact: true });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box && box.y < 200 && box.x + box.width > width / 2).toBe(true);
  const now = () => page.evaluate(() => Date.now());
  await page.clock.pauseAt((await now()) + 1000);
  const shown = await page.evaluate(() => Number(document.documentElement.dataset.toastShown));
  await page.clock.runFor(shown + 5000 - (await now()) - 100);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
  await page.clock.resume();
  await page.reload();
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(page.getByText(message('loggedIn'), { exact: true })).toHaveCount(0);
});

test('after the hour there is no toast [RO-009]', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/login`);
  await page.getByRole('button', { name: 'カードアプリでログインする' }).click();
  await expect(headingOf(page, 'カードアプリ（見本）')).toBeVisible();
  await page.clock.install();
  await page.clock.setSystemTime(Date.now() + hour + 1000);
  await openSelect(page, portal);
  await openMenu(page);
  await expect(page.getByRole('button', { name: shellWords().logout })).toBeVisible();
  await expect(page.getByText(message('loggedIn'), { exact: true })).toHaveCount(0);
});

test('logout: nothing of the person stays in the browser, the redirect record included [AM-030]', async ({
  page,
  portal,
}) => {
  await openSelect(page, portal);
  await page.evaluate(() =>
    localStorage.setItem(
      'signature.intent',
      JSON.stringify({
        redirect: { targetUrl: `${location.origin}/svc/`, target: 'vue', scope: 'logout', expiry: Date.now() + 60_000 },
      }),
    ),
  );
  await openMenu(page);
  await page.getByRole('button', { name: shellWords().logout }).click();
  await page.waitForURL(`${portal.origin}/`);
  const left = async () => {
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    return keys.filter((key) => key.startsWith('madoguchi.') || key === 'signature.intent');
  };
  // The page that follows erases it, with its script.
  await expect.poll(left).toEqual([]);
  await expect(page.getByRole('link', { name: 'ログイン', exact: true }).first()).toBeVisible();
  const who = await portal.request.post(`${portal.origin}/api/common/login/is-login`, {
    data: { commonHeader: { screenId: 'SCK2301-01-001' } },
  });
  expect((await who.json()).resBody.loginInfo.isLogin).toBe(false);
});
