import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { stepOptions } from '../../words/step-options.ts';
import { button, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { answer, calls, dialog, expectDialog, expectScreen, gaps, leftTo, openScreen, screens } from './wizard.ts';

const [poll] = stepOptions('familyregister-select', 'poll') as unknown as [
  { readonly waiting: { readonly text: string; readonly cancel: string } },
];
const waiting = poll.waiting.text;
const online = field('familyregister-select', 'turnIn').option('online');
const systemError = dialogWords('familyregister-select', 'systemError');

test('no pseudonym: asked every second until it is there, then linked [FR-078 FR-081 FR-108 CO-004 EN-049 API-074 API-075 API-076 API-077]', async ({
  page,
  portal,
}) => {
  await portal.login('pseudonym-slow');
  await openScreen(portal, 'select');
  await press(page, 'next');
  await expectDialog(page, waiting);
  await expectScreen(page, 'confirm');
  const asked = await portal.journal(calls.pseudonymStatusCheck);
  expect(asked).toHaveLength(6);
  expect(asked[0]?.request).toEqual({ commonHeader: { screenId: screens.select.id } });
  // One second from answer to question: never faster, and a slow machine does not make it two.
  for (const seconds of gaps(asked)) {
    expect(seconds).toBeGreaterThan(0.95);
    expect(seconds).toBeLessThan(2);
  }
});

test('pressed twice, one poll runs [FR-080]', async ({ page, portal }) => {
  await portal.login('pseudonym-never');
  await openScreen(portal, 'select');
  await button(page, 'next').dblclick();
  await expectDialog(page, waiting);
  await expect.poll(async () => (await portal.journal(calls.pseudonymStatusCheck)).length).toBeGreaterThan(3);
  expect(await portal.journal(calls.pseudonymCheck)).toHaveLength(1);
  for (const seconds of gaps(await portal.journal(calls.pseudonymStatusCheck))) expect(seconds).toBeGreaterThan(0.95);
});

test('going to another screen of the same page ends the poll [FR-090]', async ({ page, portal }) => {
  await portal.login('pseudonym-never');
  await openScreen(portal, 'read');
  await expectScreen(page, 'read');
  await press(page, 'back');
  await expectScreen(page, 'select');
  await page.clock.install();
  await press(page, 'next');
  await page.clock.runFor(400);
  await expectDialog(page, waiting);
  await page.goBack();
  await expectScreen(page, 'read');
  await expect(dialog(page)).toHaveCount(0);
  const before = (await portal.journal(calls.pseudonymStatusCheck)).length;
  await page.clock.runFor(10_000);
  expect(await portal.journal(calls.pseudonymStatusCheck)).toHaveLength(before);
});

test('the waiting can be given up: the poll ends, the screen stays and Next asks anew [AM-019]', async ({
  page,
  portal,
}) => {
  await portal.login('pseudonym-never');
  await openScreen(portal, 'select', { processId: '000' });
  await page.getByRole('radio', { name: online }).check();
  await press(page, 'next');
  await expectDialog(page, waiting);
  await answer(page, poll.waiting.cancel);
  await expect(dialog(page)).toHaveCount(0);
  await expectScreen(page, 'select');
  await expect(page.getByRole('radio', { name: online })).toBeChecked();
  const before = (await portal.journal(calls.pseudonymStatusCheck)).length;
  await press(page, 'next');
  await expect.poll(async () => (await portal.journal(calls.pseudonymStatusCheck)).length).toBeGreaterThan(before);
});

test('the state does not come: the poll stops, the screen says so and Next can be pressed again [FR-082 AM-019]', async ({
  page,
  portal,
}) => {
  await portal.login('pseudonym-undefined');
  await portal.settings({ 'log.output': true });
  await openScreen(portal, 'select');
  await press(page, 'next');
  const notice = page.getByText(blockText('familyregister-select', 'banner', 'state.statusUnknown'));
  await expect(notice).toBeVisible();
  await expectScreen(page, 'select');
  expect(await portal.journal(calls.pseudonymStatusCheck)).toHaveLength(1);
  const logged = (await portal.journal('/api/common/logging/create')).map(({ request }) => request.reqBody);
  expect(logged).toContainEqual(expect.objectContaining({ logLevel: '1', outputTrigger: 'state' }));
  await press(page, 'next');
  await expect.poll(async () => (await portal.journal(calls.pseudonymStatusCheck)).length).toBe(2);
});

test('with a short limit the system error is shown and leads to cancelUrl [FR-079 FR-088 FR-089 FR-109]', async ({
  page,
  portal,
}) => {
  await portal.login('pseudonym-never');
  await portal.settings({ 'poll.limit': 2 });
  await openScreen(portal, 'select');
  await press(page, 'next');
  await expectDialog(page, systemError.title);
  const asked = await portal.journal(calls.pseudonymStatusCheck);
  const whole = gaps(asked).reduce((sum, seconds) => sum + seconds, 0);
  expect(whole).toBeGreaterThan(1.9);
  await answer(page, systemError.button('ok'));
  await leftTo(page, portal, 'cancelled');
});

test('by default it is given up after 5 minutes and not before [FR-109 CO-006]', async ({ page, portal }) => {
  await portal.login('pseudonym-never');
  await openScreen(portal, 'select');
  await expectScreen(page, 'select');
  await page.clock.install();
  await press(page, 'next');
  await expect.poll(async () => (await portal.journal(calls.pseudonymStatusCheck)).length).toBe(1);
  await page.clock.fastForward('04:55');
  await expect.poll(async () => (await portal.journal(calls.pseudonymStatusCheck)).length).toBe(2);
  await expectDialog(page, waiting);
  await page.clock.fastForward('00:06');
  await expectDialog(page, systemError.title);
});

test('a status call that fails while waiting is told by its own error, and the poll is over [AM-019]', async ({
  page,
  portal,
}) => {
  await portal.login('pseudonym-never');
  await portal.fault({ path: calls.pseudonymStatusCheck, nth: 2, errorCode: 'EDS101', errorMessage: 'テスト' });
  await openScreen(portal, 'select');
  await press(page, 'next');
  await expect(await expectDialog(page, systemError.title)).toContainText('テスト');
  expect(await portal.journal(calls.pseudonymStatusCheck)).toHaveLength(2);
});
