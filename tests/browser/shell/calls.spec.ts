import type { Request } from 'playwright/test';
import { imageWords } from '../../words/image-words.ts';
import { goToRead, headingOf, openSelect, readTitle } from '../harness/family-register.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';

const pseudonym = '/api/familyregister/pseudonymCheck';

test('the shape of every call [API-001 API-002 API-003 API-004 API-005 API-008 API-010 API-011 API-018]', async ({
  page,
  portal,
}) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  await openSelect(page, portal);
  await goToRead(page);
  await press(page, 'read');
  await expect(page.getByRole('img', { name: imageWords('familyregister-personal-information-qr') })).toBeVisible();
  expect(calls.length).toBeGreaterThan(4);
  for (const call of calls) {
    const at = new URL(call.url());
    expect([at.origin, call.method()], at.pathname).toEqual([portal.origin, 'POST']);
    expect(call.headers()).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
    const answer = await (await call.response())?.json().catch(() => null);
    // The poll that the end of the test interrupts has no answer.
    if (answer !== null) expect(answer, at.pathname).toMatchObject({ resultCode: '0000', resBody: expect.anything() });
  }
  const sent = await portal.journal();
  for (const { path, request } of sent) {
    const { commonHeader, ...rest } = request;
    expect(commonHeader, path).toEqual({ screenId: expect.stringMatching(/^SCK2301-0[13]-00\d$/) });
    expect(Object.keys(rest).every((name) => name === 'reqBody')).toBe(true);
  }
  const bodyOf = (path: string) => sent.find((entry) => entry.path === path)?.request;
  expect(bodyOf('/api/common/login/is-login')).toEqual({ commonHeader: { screenId: 'SCK2301-01-001' } });
  expect(bodyOf('/api/common/qr-code/card-assist-info')).toMatchObject({
    commonHeader: { screenId: 'SCK2301-03-003' },
    reqBody: { myNumberFlg: '0' },
  });
});

test('a failing answer carries errorCode and errorMessage; API-001 a GET is refused [API-006 API-007]', async ({
  portal,
}) => {
  const failing = await portal.request.post(`${portal.origin}${pseudonym}`, {
    data: { commonHeader: { screenId: 'SCK2301-01-001' } },
  });
  expect(failing.status()).toBe(401);
  expect((await failing.json()).errors).toEqual([{ errorCode: 'ED1107', errorMessage: expect.stringMatching(/.+/) }]);
  expect((await portal.request.get(`${portal.origin}${pseudonym}`)).status()).toBe(405);
});

const resBody = { pseudonymExists: false };

for (const [status, isSuccess] of [
  [200, true],
  [201, true],
  [299, true],
  [300, false],
  [400, false],
  [404, false],
] as const) {
  test(`status ${status} counts as ${isSuccess ? 'success' : 'failure'} [API-012]`, async ({ page, portal }) => {
    await openSelect(page, portal);
    await page.route(`**${pseudonym}`, (route) => route.fulfill({ status, json: { resultCode: '0000', resBody } }));
    await press(page);
    await expect(isSuccess ? headingOf(page, readTitle) : page.getByRole('dialog').getByText('B00103')).toBeVisible();
  });
}
