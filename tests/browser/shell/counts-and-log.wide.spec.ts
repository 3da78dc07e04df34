import { blockText } from '../../words/block-text.ts';
import { field } from '../../words/field.ts';
import { countLink } from '../../words/shell-words.ts';
import { goToRead, headingOf, openSelect, readTitle, selectTitle } from '../harness/family-register.ts';
import { openMenu } from '../harness/menu.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';

const logging = '/api/common/logging/create';

test('the header shows the counts that is-login gives [EN-045 EN-046]', async ({ page, portal }) => {
  await openSelect(page, portal, { persona: 'unread' });
  const header = page.getByRole('banner');
  await openMenu(page);
  await expect(header.getByRole('link', { name: `${countLink('selfInfoUnreadCount')} 3件` })).toBeVisible();
  await expect(header.getByRole('link', { name: `${countLink('taskIncompleteCount')} 2件` })).toHaveAttribute(
    'href',
    '/todo',
  );
});

for (const status of [500, 503]) {
  test(`selfinfo and the notification list answer ${status}: no dialog, no redirect, the flow goes on [ER-151 ER-152 AM-045]`, async ({
    page,
    portal,
  }) => {
    await portal.login('qr');
    for (const path of ['/api/my/self-info/get', '/api/my/notification/list'])
      await portal.fault({ path, status, times: 9 });
    await portal.launch();
    await expect(headingOf(page, selectTitle)).toBeVisible();
    await expect
      .poll(async () =>
        (await portal.journal()).filter(({ path }) => path.startsWith('/api/my/')).map(({ path }) => path),
      )
      .toEqual(['/api/my/self-info/get', '/api/my/notification/list']);
    await goToRead(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('log output is off: no call [CO-045 AM-068]', async ({ page, portal }) => {
  await openSelect(page, portal);
  await goToRead(page);
  expect(await portal.journal(logging)).toEqual([]);
});

for (const [turnIn, logged, ids] of [
  ['online', '0', 'EN-063'],
  ['offline', '1', 'EN-064'],
] as const) {
  test(`${ids} API-064 API-065 API-066 API-067 API-068 CO-038 CO-039 CO-041 EN-060 EN-061 EN-062 AM-068 with log output on: the screen and the choice, logged as ${logged}`, async ({
    page,
    portal,
  }) => {
    await portal.settings({ 'log.output': true });
    await openSelect(page, portal, { launch: { processId: '000' } });
    await page.getByRole('radio', { name: field('familyregister-select', 'turnIn').option(turnIn) }).check();
    await press(page);
    await expect(headingOf(page, selectTitle)).toHaveCount(0);
    await expect
      .poll(async () => (await portal.journal(logging)).map((entry) => entry.request.reqBody))
      .toEqual(
        expect.arrayContaining([
          { outputTrigger: 'screen', logLevel: '0', logDetail: 'familyregister-select' },
          { outputTrigger: 'click', logLevel: '0', logDetail: logged },
        ]),
      );
  });
}

test('a state is logged as a warning [CO-040 CO-042]', async ({ page, portal }) => {
  await portal.settings({ 'log.output': true });
  await openSelect(page, portal, { persona: 'pseudonym-undefined' });
  await press(page);
  await expect(page.getByText(blockText('familyregister-select', 'banner', 'state.statusUnknown'))).toBeVisible();
  await expect
    .poll(async () => (await portal.journal(logging)).map((entry) => entry.request.reqBody))
    .toContainEqual(expect.objectContaining({ outputTrigger: 'state', logLevel: '1' }));
});

test('a failing log changes nothing [API-069]', async ({ page, portal }) => {
  await portal.settings({ 'log.output': true });
  await portal.login('qr');
  await portal.fault({ path: logging, status: 500, times: 100 });
  await portal.launch();
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await press(page);
  await expect(headingOf(page, readTitle)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await portal.journal(logging)).length).toBeGreaterThan(1);
});
