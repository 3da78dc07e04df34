import { claimWords } from '../../../src/server/kernel/page/claim-words.ts';
import { axeViolations } from '../harness/axe.ts';
import { press } from '../harness/parts.ts';
import { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';

test('an act whose answer was lost, its tab closed: home in a new one leads to what became of it, and on to finishUrl; on another device, too [FR-074 API-003 EN-038 SH-044]', async ({
  page,
  portal,
  browser,
}) => {
  const createXml = '/api/familyregister/createXml';
  const accepted = new RegExp(`^${claimWords('acceptedBefore')}`, 'u');
  await portal.login('pseudonym-exists', { copy: 'outcomes' });
  await portal.launch({}, 'confirm/');
  await portal.fault({ path: createXml, drop: 'after', times: 50 });
  await press(page);
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', '/outcomes');
  await page.close();

  const tab = await page.context().newPage();
  await tab.goto(portal.origin);
  await expect(tab.locator('[data-unanswered] li:visible')).toHaveText(['戸籍電子証明書の提出']);
  // By keyboard, the portal silent at first, and the page without what it keeps.
  await tab.route('**/api/common/outcome/get', (route) => route.abort());
  await tab.route('**/outcomes', async (route) => {
    const drawn = await route.fetch();
    await route.fulfill({ response: drawn, body: (await drawn.text()).replaceAll('data-intention', 'data-other') });
  });
  await tab.getByRole('link', { name: '結果を確かめる', exact: true }).focus();
  await tab.keyboard.press('Enter');
  const sent = tab.locator('[data-outcomes] li');
  const says = sent.locator('[role=status] p:visible').first();
  await expect(says).toContainText(claimWords('acceptanceUnknown'));
  await tab.unrouteAll();
  await sent.getByRole('button').focus();
  await tab.keyboard.press('Enter');
  await expect(says).toHaveText(accepted);
  await expect(sent.getByRole('heading')).toBeFocused();
  expect(await axeViolations(tab)).toEqual([]);
  for (const width of [360, 1280]) {
    await tab.setViewportSize({ width, height: 740 });
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  // Told, home has nothing open; the page tells it again, in another tab as well.
  const other = await page.context().newPage();
  await other.goto(portal.origin);
  await expect(other.locator('[data-unanswered]')).toBeHidden();
  await other.goto(`${portal.origin}/outcomes`);
  await expect(other.locator('[data-outcomes] [role=status] p:visible')).toHaveText(accepted);
  await tab.reload();
  await expect(says).toHaveText(accepted);
  await sent.locator('a[data-when=finish]').click();
  await tab.waitForURL(`${portal.origin}/sandbox/caller/finished*`);
  await tab.goBack();
  await expect(says).toHaveText(accepted);

  const device = await browser.newContext();
  const there = await device.newPage();
  await new Portal(portal.origin, there).login('pseudonym-exists', { copy: 'outcomes' });
  await there.goto(portal.origin);
  await there.getByRole('link', { name: '送った手続きの結果を確かめる' }).click();
  await expect(
    there.getByRole('region', { name: 'この1週間に受け付けた手続き' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['戸籍電子証明書の提出']);
  await device.close();
  // Of whoever is logged in next, nothing.
  await new Portal(portal.origin, tab).login('qr');
  await tab.goto(`${portal.origin}/outcomes`);
  await expect(tab.locator('[data-outcomes] [data-none]')).toBeVisible();
  await expect(tab.getByRole('main')).not.toContainText('受け付けました');
});
