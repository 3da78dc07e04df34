import { blockText } from '../../words/block-text.ts';
import { imageWords } from '../../words/image-words.ts';
import { title } from '../../words/title.ts';
import { decodeQr } from '../harness/decode-qr.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';

/** What the card has told, each in a row of its own. */
const facts = [
  'state.four.kanjiName',
  "label('sex', state.four.sex)",
  'birthdateText(state.four.birthdate)',
  "state.four.address == '' ? '登録がありません' : state.four.address",
].map((value) => blockText('familyregister-personal-information-confirm', 'summary', value));

test('a citizen launched by a service reads the card by a real QR code on a second device, confirms and returns [FR-001 FR-002 FR-005 FR-006 FR-007 FR-008 FR-009 FR-010 FR-068 FR-069 FR-070 FR-071 FR-072 FR-073 FR-074 FR-028 FR-029 SH-002]', async ({
  page,
  portal,
  browser,
  accessible,
}) => {
  await page.goto(`${portal.origin}/sandbox`);
  await page
    .getByRole('button', { name: '見本　花子' })
    .or(page.getByRole('link', { name: '見本　花子' }))
    .first()
    .click();
  await page.goto(`${portal.origin}/sandbox/caller`);
  await page.getByRole('button', { name: '提出の手続きへ進む' }).click();

  await expect(page.getByRole('heading', { level: 1, name: title('familyregister-select') })).toBeVisible();
  await accessible('select');
  await press(page);

  await expect(
    page.getByRole('heading', { level: 1, name: title('familyregister-personal-information') }),
  ).toBeVisible();
  await press(page, 'read');

  await expect(
    page.getByRole('heading', { level: 1, name: title('familyregister-personal-information-qr') }),
  ).toBeVisible();
  const address = await decodeQr(page.getByRole('img', { name: imageWords('familyregister-personal-information-qr') }));
  expect(new URL(address).origin).toBe(portal.origin);

  const phone = await browser.newContext();
  const phonePage = await phone.newPage();
  await phonePage.goto(address);
  await phonePage.getByRole('button', { name: 'カードを読み取る' }).click();
  await expect(phonePage.getByRole('heading', { name: 'カードを読み取りました' })).toBeVisible();
  await phone.close();

  await expect(
    page.getByRole('heading', { level: 1, name: title('familyregister-personal-information-confirm') }),
  ).toBeVisible();
  await accessible('personal-information/confirm');
  for (const label of facts) await expect(page.getByText(label, { exact: true })).toBeVisible();
  await press(page);

  await expect(page.getByRole('heading', { level: 1, name: title('familyregister-confirm') })).toBeVisible();
  const images = page.locator('main img');
  await expect(images).toHaveCount(2);
  for (const image of await images.all()) {
    expect(await image.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    expect((await image.getAttribute('alt'))?.length).toBeGreaterThan(0);
  }
  await accessible('confirm');
  await press(page);

  await page.waitForURL(`${portal.origin}/sandbox/caller/finished*`);
  await expect(page.locator('[data-submission]')).toContainText('<?xml');

  const screens = new Map((await portal.journal()).map((entry) => [entry.path, entry.screenId]));
  expect(Object.fromEntries(screens)).toMatchObject({
    '/api/familyregister/pseudonymCheck': 'SCK2301-01-001',
    '/api/common/qr-code/card-assist-info': 'SCK2301-03-003',
    '/api/familyregister/get4information': 'SCK2301-03-002',
    '/api/familyregister/domicileGet': 'SCK2301-01-003',
    '/api/familyregister/createXml': 'SCK2301-01-003',
  });
});
