import { blockText } from '../../words/block-text.ts';
import { title } from '../../words/title.ts';
import { logInByCard } from '../harness/log-in-by-card.ts';
import { expectHeading, main, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { address, calls, expectInsurance, openInsurance, slipTitle } from './insurance.ts';

const loggedOut = "has(url.case) && url.case == 'loginAgain'";
/** What the screen says of itself, or its error screen. */
const text = (kind: string, expression: string) => blockText('employment-insurance', kind, expression);
const errorText = (expression: string) => blockText('employment-insurance-error', 'text', expression);

test('nobody is logged in: the login, and from there back to the service [SH-047 SH-009 EM-002 RO-002]', async ({
  page,
  portal,
}) => {
  await openInsurance(portal);
  await page.waitForURL(`${portal.origin}/login?from=employment-insurance`);
  await expect(page.getByText('雇用保険の手続きを続けるには、ログインしてください。')).toBeVisible();
  await page.getByRole('button', { name: 'カードアプリでログインする' }).click();
  await page.getByRole('combobox', { name: 'カードの持ち主' }).selectOption('employment-receiving');
  await page.getByRole('button', { name: 'カードを読み取ってログインする' }).click();
  await page.waitForURL(new RegExp(`${address.slice(0, -1)}/?$`, 'u'));
  await expectInsurance(page);
  await expect(main(page)).toContainText(text('summary', 'dateText(item.nextCertification)'));
});

test('ED1107 while a slip is received: log in again, the session timed out, and back after the login [ER-144 ER-145 ER-146 ER-147 AM-112]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('employment-left');
  await openInsurance(portal, '?slip=R3017-0001');
  await expectHeading(page, slipTitle);
  await portal.fault({ path: calls.receive, errorCode: 'ED1107', errorMessage: 'サーバーの言葉' });
  await press(page, 'receive');
  await expectHeading(page, title('employment-insurance-error', { url: { case: 'loginAgain' } }));
  await expect(page).toHaveURL(/\/svc\/employment-insurance\/error\?case=loginAgain$/u);
  await expect(main(page)).toContainText(errorText(loggedOut));
  await expect(main(page)).not.toContainText('サーバーの言葉');
  await accessible('the error page: log in again');
  await press(page, 'login');
  await page.waitForURL(`${portal.origin}/login?from=employment-insurance`);
  await logInByCard(page, 'employment-left');
  await expectHeading(page, slipTitle);
  await expect(page).toHaveURL(/\?slip=R3017-0001$/u);
});

test('any other failure: system problem, please retry, Home; the error screen sends its id [ER-144 ER-148 ER-149 ER-150 EM-004 EM-005]', async ({
  page,
  portal,
}) => {
  await portal.login('employment-insured');
  await portal.fault({ path: calls.benefits, errorCode: 'ZZ9999', errorMessage: 'サーバーの言葉' });
  await openInsurance(portal);
  await expectHeading(page, title('employment-insurance-error', { url: {} }));
  await expect(page).toHaveURL(/\/svc\/employment-insurance\/error$/u);
  await expect(main(page)).toContainText(errorText(`!(${loggedOut})`));
  await expect(main(page)).not.toContainText('サーバーの言葉');
  const shown = (await portal.journal()).map(({ screenId }) => screenId);
  await page.reload();
  await expectHeading(page, title('employment-insurance-error', { url: {} }));
  const again = (await portal.journal()).slice(shown.length).map(({ screenId }) => screenId);
  expect(new Set(again)).toEqual(new Set(['SCK0136-01-005']));
  await press(page, 'home');
  await page.waitForURL(`${portal.origin}/`);
});

test('selfinfo and the notification list fail: the record is there, they are left out [ER-151 ER-152 AM-045]', async ({
  page,
  portal,
}) => {
  await portal.login('employment-left');
  await openInsurance(portal);
  await expectInsurance(page);
  const slip = text('banner', '!has(item.receivedOn)');
  for (const words of [slip, '株式会社れいじ食品']) await expect(main(page)).toContainText(words);
  const headingWhen = (expression: string) =>
    page.getByRole('heading', { name: text('heading', expression), exact: true });
  const arrived = headingWhen('!missing(selfInfo) && selfInfo.selfInfo.exists(info, info.isUnread)');
  const notices = headingWhen('!missing(notices) && notices.notifications.size() > 0');
  await expect(arrived).toBeVisible();
  await expect(notices).toBeVisible();
  for (const path of [calls.selfInfo, calls.notices]) await portal.fault({ path, errorCode: 'ED1107', times: 9 });
  await page.reload();
  await expectInsurance(page);
  for (const words of [slip, '株式会社れいじ食品']) await expect(main(page)).toContainText(words);
  await expect(arrived).toHaveCount(0);
  await expect(notices).toHaveCount(0);
});
