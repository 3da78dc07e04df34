import { expect, test } from '../harness/test.ts';
import { drawn, holdCode, openDrawn, taken } from '../shell/hold-code.ts';
import { adminCalls, passwordOf } from './administration.ts';

test('what is typed and sent before the code is there is sent once, and nothing of it is lost', async ({
  page,
  portal,
}) => {
  await portal.login('no-four-information');
  await portal.drawWhole();
  const letThrough = await holdCode(page);
  const email = page.locator('input[name="email"]');
  await openDrawn(page, `${portal.origin}/svc/admin/login`, email);
  await email.fill('nobody@example.com');
  await passwordOf(page).fill('not-the-password');
  await passwordOf(page).press('Enter');
  await expect(drawn(page)).toHaveCount(1);
  await letThrough();
  await taken(page, 'over');
  await expect(page.locator('main [role="alert"], main .ui-field-error').first()).toBeVisible();
  await expect(email).toHaveValue('nobody@example.com');
  const sent = await portal.journal(adminCalls.login);
  expect(sent.map(({ request }) => request.reqBody?.email)).toEqual(['nobody@example.com']);
});
