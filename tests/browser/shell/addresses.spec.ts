import type { Page } from 'playwright/test';
import { imageWords } from '../../words/image-words.ts';
import { portalName, shellLink, shellWords } from '../../words/shell-words.ts';
import { openSelect } from '../harness/family-register.ts';
import { openMenu } from '../harness/menu.ts';
import { press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';

const pseudonym = '/api/familyregister/pseudonymCheck';

async function failWith(page: Page, portal: Portal, fault: { status?: number; resultCode?: string }) {
  await openSelect(page, portal);
  await portal.fault({ path: pseudonym, ...fault });
  await press(page);
}

/** Every address of the portal around the app that can be seen to lead somewhere else: setting -> what leads there. */
const leads: { readonly [setting: string]: (page: Page, portal: Portal) => Promise<void> } = {
  'address.notFound': async (page, portal) => void (await page.goto(`${portal.origin}/svc/nothing-here`)),
  'address.staticError': (page, portal) => failWith(page, portal, { status: 500 }),
  'address.staticBusy': (page, portal) => failWith(page, portal, { status: 503 }),
  'address.portalTop': (page, portal) => failWith(page, portal, { resultCode: '9003' }),
  'address.privateMode': async (page, portal) => void (await page.goto(`${portal.origin}/svc/intent`)),
};

for (const [setting, provoke] of Object.entries(leads)) {
  test(`${setting} is configured: that is where it leads [AM-005]`, async ({ page, portal }) => {
    await portal.settings({ [setting]: '/about/terms?configured' });
    await provoke(page, portal);
    await page.waitForURL(`${portal.origin}/about/terms?configured`);
  });
}

test('whom the portal leads to its home page unasked is told why there, once', async ({ page, portal }) => {
  await failWith(page, portal, { resultCode: '9003' });
  await page.waitForURL(`${portal.origin}/`);
  await expect(page.getByRole('status')).toContainText('B00103');
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('');
});

const links = [
  ['address.environment', shellLink('environment')],
  ['address.privacy', shellLink('privacy')],
  ['address.terms', shellLink('terms')],
  ['address.accessibility', shellLink('accessibility')],
  ['address.help', shellLink('help')],
  ['address.notices', shellLink('notices')],
  ['address.myInformation', shellLink('myInformation')],
  ['address.todo', shellLink('todo')],
  ['address.portalTop', portalName()],
] as const;

test(`${links.map(([setting]) => setting).join(', ')}: the links follow; by default they stay on this site [AM-005]`, async ({
  page,
  portal,
}) => {
  await openSelect(page, portal, { persona: 'unread' });
  await openMenu(page);
  for (const [, name] of links)
    expect(await page.getByRole('link', { name }).getAttribute('href'), name).toMatch(/^\/(?!\/)/);
  await portal.settings(Object.fromEntries(links.map(([setting]) => [setting, `https://outside.example/${setting}`])));
  await page.reload();
  await expect(page.getByRole('link', { name: shellLink('environment') })).toHaveAttribute('href', /outside/);
  await openMenu(page);
  for (const [setting, name] of links)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `https://outside.example/${setting}`);
});

test('the login landing page is configured [AM-005 AM-120]', async ({ page, portal }) => {
  await portal.settings({
    'address.loginLanding': '/login/landing?configured',
    'session.limit': 60,
    'session.warnBefore': 1,
  });
  await page.clock.install();
  const settled = page.waitForResponse(/\/api\/my\/notification\/list$/);
  await openSelect(page, portal);
  await settled;
  await page.clock.fastForward(61_000);
  const landing = page.waitForRequest(`${portal.origin}/login/landing?configured`);
  await page.getByRole('dialog').getByRole('button', { name: shellWords().login }).click();
  expect((await landing).method()).toBe('POST');
});

test('a plain run asks no other host for anything [AM-008 API-158]', async ({ page, portal }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== portal.origin) outside.push(request.url());
  });
  await openSelect(page, portal);
  await press(page);
  await press(page, 'read');
  await expect(page.getByRole('img', { name: imageWords('familyregister-personal-information-qr') })).toBeVisible();
  expect(outside).toEqual([]);
  expect(await page.evaluate(() => 'madoguchiInsight' in window)).toBe(false);
});
