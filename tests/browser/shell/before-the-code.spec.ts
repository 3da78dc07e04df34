import type { Page } from 'playwright/test';
import { title } from '../../words/title.ts';
import { headingOf, selectTitle } from '../harness/family-register.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { drawn, holdCode, openDrawn, taken } from './hold-code.ts';

const way = (page: Page, value: string) => page.locator(`input[name="turnIn"][value="${value}"]`);

test('what is chosen and pressed before the code is there is kept, and played once', async ({ page, portal }) => {
  await portal.login('no-four-information');
  await portal.drawWhole();
  const letThrough = await holdCode(page);
  const address = `${portal.origin}/svc/familyregister/select/?${portal.launchQuery({ processId: '000' })}`;
  await openDrawn(page, address, page.locator('main fieldset').first());
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(drawn(page)).toHaveCount(1);
  const before = await page.evaluate(() => window.history.length);
  await way(page, 'offline').check({ force: true });
  const checks = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/checks-')).length,
    );
  expect(await checks()).toBe(0);
  await press(page);
  await press(page);
  // What judges the inputs comes with the press, not after the code.
  await expect.poll(checks).toBe(1);
  // Nothing has been sent anywhere: the address, with the launch in it, is the same.
  expect(new URL(page.url()).searchParams.get('processId')).toBe('000');
  await letThrough();
  await expect(headingOf(page, title('familyregister-counter-input'))).toBeVisible();
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
  await page.goBack();
  await expect(way(page, 'offline')).toBeChecked();
});

test('where somebody else was logged in before, without a logout, what is entered before the code is kept as well', async ({
  page,
  portal,
}) => {
  await portal.login('kana-single');
  await portal.drawWhole();
  // It keeps nothing but who was there.
  await page.goto(`${portal.origin}/svc/employment-insurance`);
  await taken(page, 'over');
  await page.goto('about:blank');
  await portal.login('no-four-information');
  const letThrough = await holdCode(page);
  const address = `${portal.origin}/svc/familyregister/select/?${portal.launchQuery({ processId: '000' })}`;
  await openDrawn(page, address, page.locator('main fieldset').first());
  await way(page, 'offline').check({ force: true });
  await press(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await letThrough();
  await expect(headingOf(page, title('familyregister-counter-input'))).toBeVisible();
  expect(documents).toBe(0);
});

test('text that an input method is composing stays while the code takes over', async ({ page, portal }) => {
  await portal.login('no-four-information');
  await portal.drawWhole();
  const letThrough = await holdCode(page);
  const input = page.locator('main input[type="text"]').first();
  await openDrawn(page, `${portal.origin}/svc/nq/qualification-list`, input);
  await input.focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'かい', selectionStart: 2, selectionEnd: 2 });
  await letThrough();
  await expect(drawn(page)).toHaveCount(0);
  await devtools.send('Input.imeSetComposition', { text: 'かいご', selectionStart: 3, selectionEnd: 3 });
  await devtools.send('Input.insertText', { text: '介護' });
  await expect(input).toHaveValue('介護');
  await expect(input).toBeFocused();
});

test('a reload shows what the browser has kept, and until then nothing else that could be pressed; a second tab begins anew', async ({
  page,
  portal,
}) => {
  await portal.login('no-four-information');
  await portal.drawWhole();
  await portal.launch({ processId: '000' });
  await taken(page, 'over');
  await way(page, 'offline').check({ force: true });
  await page.reload();
  await taken(page, 'anew');
  await expect(way(page, 'offline')).toBeChecked();
  const letThrough = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  // Where one is stays; what the server drew of the inputs is not what would be sent.
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(way(page, 'offline')).toBeAttached();
  await expect(page.locator('main').locator('form, form *').filter({ visible: true })).toHaveCount(0);
  await letThrough();
  await taken(page, 'anew');
  await expect(page.locator('main')).toBeVisible();
  await expect(way(page, 'offline')).toBeChecked();
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await taken(tab, 'over');
  await expect(way(tab, 'offline')).not.toBeChecked();
});

test('the page names all the code that it needs, and no other is asked for before it answers', async ({
  page,
  portal,
}) => {
  await portal.login('no-four-information');
  await portal.drawWhole();
  await page.addInitScript(() => {
    const note = () => performance.mark('taken');
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-taken'] });
  });
  const query = portal.launchQuery({ processId: '000' });
  const answer = await page.goto(`${portal.origin}/svc/familyregister/select/?${query}`);
  const head = (await answer?.text()) ?? '';
  const named = [...head.matchAll(/<(?:link rel="modulepreload"|script type="module")[^>]*"(\/svc\/[^"]+\.js)"/g)];
  await taken(page, 'over');
  const asked = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('taken');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime, name }) => startTime < (mark?.startTime ?? 0) && name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname);
  });
  expect(asked.filter((path) => !path.includes('/acts-')).sort()).toEqual(named.map(([, path]) => path).sort());
});

test.describe('a page that the code draws otherwise', () => {
  test.use({ expectedComplaint: /^drawn otherwise/u });

  test('is told of, drawn anew, and keeps what was entered', async ({ page, portal }) => {
    await portal.login('no-four-information');
    await portal.drawWhole();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.route('**/svc/familyregister/select/*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<h1[^>]*>)[^<]*/u, '$1別の題');
      await route.fulfill({ response, body });
    });
    const letThrough = await holdCode(page);
    const query = portal.launchQuery({ processId: '000' });
    await openDrawn(page, `${portal.origin}/svc/familyregister/select/?${query}`, headingOf(page, '別の題'));
    await way(page, 'offline').check({ force: true });
    await letThrough();
    await expect(headingOf(page, selectTitle)).toBeVisible();
    await expect(way(page, 'offline')).toBeChecked();
    expect(complaints.some((text) => text.startsWith('drawn otherwise'))).toBe(true);
  });
});
