import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { button, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { answer, calls, callsMade, dialog, expectDialog, expectScreen, leftTo, openScreen } from './wizard.ts';

const select = 'familyregister-select';
const underAge = dialogWords(select, 'under15');
const generic = dialogWords(select, 'genericError');
const explanationWords = dialogWords(select, 'explanation');
const turnIn = field(select, 'turnIn');

test('001: intro, explanation, no radio group, Next and Back [FR-046 FR-047 FR-048 FR-049 FR-061 ER-082 FR-055 FR-056 FR-054 CO-019 AM-018]', async ({
  page,
  portal,
}) => {
  await portal.login('pseudonym-exists');
  await openScreen(portal, 'select', { processId: '001' });
  await expectScreen(page, 'select');
  await expect(page.getByText(blockText(select, 'text'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);

  await press(page, 'explanation');
  const explanation = await expectDialog(page, explanationWords.title);
  await expect(explanation.getByRole('listitem')).toHaveCount(3);
  await answer(page, explanationWords.button('close'));
  await expect(dialog(page)).toHaveCount(0);

  await expect(button(page, 'next')).toBeVisible();
  await press(page, 'back');
  await leftTo(page, portal, 'returned');
});

test('000: turnIn is shown and required, nothing moves without a choice [FR-050 FR-051 FR-052 FR-053 FR-054 CO-018]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('pseudonym-exists');
  await openScreen(portal, 'select', { processId: '000' });
  const online = page.getByRole('radio', { name: turnIn.option('online') });
  const offline = page.getByRole('radio', { name: turnIn.option('offline') });
  await expect(online).toHaveAttribute('name', 'turnIn');
  await expect(online).toHaveAttribute('value', 'online');
  await expect(offline).toHaveAttribute('value', 'offline');
  await press(page, 'next');
  await expect(page.getByRole('region', { name: '入力内容に誤りがあります' })).toContainText(
    turnIn.message('required'),
  );
  await accessible('select with a missing choice');
  await expectScreen(page, 'select');
  expect(await callsMade(portal)).toEqual([]);
});

test('offline leads to the counter screen without any check of the pseudonym [FR-075 FR-045 FR-044]', async ({
  page,
  portal,
}) => {
  await portal.login('no-pseudonym');
  await openScreen(portal, 'select', { processId: '000' });
  await page.getByRole('radio', { name: turnIn.option('offline') }).check();
  await press(page, 'next');
  await expectScreen(page, 'counterInput');
  expect(await callsMade(portal)).toEqual([]);
});

test('online with a pseudonym: checked first, then the domicile, no polling [FR-076 FR-077 EN-048 AM-015 API-070 API-071 API-072 API-073]', async ({
  page,
  portal,
}) => {
  await portal.login('pseudonym-exists');
  await openScreen(portal, 'select', { processId: '000' });
  await page.getByRole('radio', { name: turnIn.option('online') }).check();
  await press(page, 'next');
  await expectScreen(page, 'confirm');
  const made = [calls.pseudonymCheck, calls.domicileGet, calls.reget4information];
  await expect.poll(() => callsMade(portal)).toEqual(made);
  const [check] = await portal.journal(calls.pseudonymCheck);
  expect(check?.request).toEqual({ commonHeader: { screenId: 'SCK2301-01-001' } });
});

test('four information known: linked with exactly name, sex and birthdate [FR-086 FR-087 EN-047 EN-050 AM-020 AM-021 AM-060 API-038 API-039 API-040 API-041 API-042 API-043 API-044 API-078 API-079 API-080 API-081 API-082 API-083]', async ({
  page,
  portal,
}) => {
  await portal.login('no-pseudonym');
  await openScreen(portal, 'select');
  await press(page, 'next');
  await expectScreen(page, 'confirm');
  expect(await callsMade(portal)).toEqual([
    calls.pseudonymCheck,
    calls.pseudonymStatusCheck,
    calls.reget4information,
    calls.pseudonymExec,
    calls.domicileGet,
  ]);
  const [again] = await portal.journal(calls.reget4information);
  expect(again?.request).toEqual({ commonHeader: { screenId: 'SCK2301-01-001' } });
  const [link] = await portal.journal(calls.pseudonymExec);
  expect(link?.request.reqBody).toEqual({ kanjiName: '新規　まもる', sex: '1', birthdate: '19700115' });
});

test('no four information leads to the reading of the card [FR-083 EN-051]', async ({ page, portal }) => {
  await portal.login('no-four-information');
  await openScreen(portal, 'select');
  await press(page, 'next');
  await expectScreen(page, 'read');
  expect(await callsMade(portal)).not.toContain(calls.reget4information);
});

for (const [persona, screen] of [
  ['no-four-information', 'read'],
  ['no-pseudonym', 'confirm'],
] as const)
  test(`has4Information is left out of the answer: ${persona} is asked for by reget4information and goes to ${screen} [AM-020]`, async ({
    page,
    portal,
  }) => {
    await portal.login(persona);
    await portal.fault({ path: calls.pseudonymStatusCheck, resBody: { onlineUserIdGetIsCompleted: true } });
    await openScreen(portal, 'select');
    await press(page, 'next');
    await expectScreen(page, screen);
    expect(await callsMade(portal)).toContain(calls.reget4information);
  });

for (const persona of ['under-15', 'fifteen-tomorrow'])
  test(`${persona} is refused with the way to the city office, OK leaves to cancelUrl [FR-084 FR-085 VA-020 VA-021 VA-023 CO-017 ER-072 ER-076 AM-117]`, async ({
    page,
    portal,
  }) => {
    await portal.login(persona);
    await openScreen(portal, 'select');
    await press(page, 'next');
    await expect(await expectDialog(page, underAge.title)).toContainText(underAge.text);
    expect(await portal.journal(calls.pseudonymExec)).toEqual([]);
    await answer(page, generic.button('ok'));
    await leftTo(page, portal, 'cancelled');
  });

test('fifteen today is not refused [VA-023 CO-017]', async ({ page, portal }) => {
  await portal.login('fifteen-today');
  await openScreen(portal, 'select');
  await press(page, 'next');
  await expectScreen(page, 'confirm');
});

test('with a pseudonym the age is not asked, unless the setting says so; then the refusal is the same [AM-117]', async ({
  page,
  portal,
}) => {
  await portal.login('under-15-pseudonym');
  await openScreen(portal, 'select');
  await press(page, 'next');
  await expectScreen(page, 'confirm');

  await portal.settings({ 'age.always': true });
  await openScreen(portal, 'select');
  await press(page, 'next');
  await expectDialog(page, underAge.title);
  await answer(page, generic.button('ok'));
  await leftTo(page, portal, 'cancelled');
});

test('the link is refused: B00103, OK leaves to cancelUrl [ER-039]', async ({ page, portal }) => {
  await portal.login('pseudonym-fails');
  await openScreen(portal, 'select');
  await press(page, 'next');
  const shown = await expectDialog(page, generic.title);
  await expect(shown).toContainText('お問い合わせ番号：B00103');
  await answer(page, generic.button('ok'));
  await leftTo(page, portal, 'cancelled');
});

test('EDS105 on the domicile: back on select, and Next links again without the existence check [FR-091 FR-102 FR-103 ER-058 AM-022]', async ({
  page,
  portal,
}) => {
  await portal.login('domicile-eds105-once');
  await openScreen(portal, 'select');
  await press(page, 'next');
  await expect.poll(async () => (await portal.journal(calls.domicileGet)).length).toBe(1);
  await expectScreen(page, 'select');
  await press(page, 'next');
  await expectScreen(page, 'confirm');
  expect(await callsMade(portal)).toEqual([
    calls.pseudonymCheck,
    calls.domicileGet,
    calls.pseudonymStatusCheck,
    calls.reget4information,
    calls.pseudonymExec,
    calls.domicileGet,
  ]);
  // The flag is used up: the next Next asks for the existence again.
  await press(page, 'back');
  await expectScreen(page, 'select');
  await press(page, 'next');
  await expectScreen(page, 'confirm');
  expect(await portal.journal(calls.pseudonymCheck)).toHaveLength(2);
});

test('a phone certificate that is not registered is warned of on select already [RO-017 RO-018 AM-085]', async ({
  page,
  portal,
}) => {
  await portal.login('phone-4-not-ready');
  await openScreen(portal, 'select');
  await expect(page.getByText(blockText(select, 'banner', 'facts.phoneCertificateNotReady'))).toBeVisible();
});
