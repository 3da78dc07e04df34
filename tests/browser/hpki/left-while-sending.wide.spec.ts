import { dialogWords } from '../../words/dialog-words.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { begunHpki, expectHpki, hpkiCalls, openHpki, pressToHpki } from './hpki.ts';

const done = dialogWords('hpki-consent', 'outcomeDone');

test('going back while it is being sent: the person is told that it was accepted, and sees the result; it is filed once', async ({
  page,
  portal,
}) => {
  await begunHpki(portal, 'jma');
  await openHpki(portal, 'jmaCheck');
  await pressToHpki(page, 'consent');
  await page.getByRole('checkbox').check();
  await portal.fault({ path: hpkiCalls.submit, delaySeconds: 3 });
  await press(page);
  await expect.poll(async () => (await portal.journal(hpkiCalls.submit)).length).toBe(1);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: done.title })).toBeVisible();
  await page.getByRole('dialog').getByRole('button').click();
  await expectHpki(page, 'jmaDone');
  expect((await portal.journal(hpkiCalls.submit)).length).toBe(1);
});
