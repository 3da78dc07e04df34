import { dialogWords } from '../../words/dialog-words.ts';
import { headingOf, openSelect, readTitle } from '../harness/family-register.ts';
import { button, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { expectUsable } from './usable.ts';

const pseudonym = '/api/familyregister/pseudonymCheck';

/** Answers that break the contract; each is told with the number of the call, and pressing again works. */
const answers: readonly (readonly [
  what: string,
  answer: { body?: string; json?: unknown; contentType?: string; status?: number },
])[] = [
  ['cut off', { body: '{"resultCode":"0000","resBody":{"pseudonymEx' }],
  ['empty', { body: '' }],
  ['HTML', { body: '<html><body>proxy</body></html>', contentType: 'text/html' }],
  ['a list', { json: [] }],
  ['no resultCode', { json: { resBody: { pseudonymExists: true } } }],
  ['a resultCode that is a number', { json: { resultCode: 0, resBody: { pseudonymExists: true } } }],
  ['a text for a flag', { json: { resultCode: '0000', resBody: { pseudonymExists: 'true' } } }],
  ['resBody missing', { json: { resultCode: '0000' } }],
  ['resBody a text', { json: { resultCode: '0000', resBody: 'yes' } }],
  ['errors that is no list', { json: { resultCode: '1000', errors: 'EDS101' } }],
  ['an error without a code', { json: { resultCode: '1000', errors: [{ errorMessage: 5 }] } }],
  ['prototype keys', { body: '{"resultCode":"0000","resBody":{"__proto__":{"pseudonymExists":true}}}' }],
];

for (const [what, answer] of answers) {
  test(`a wrong answer (${what}) is told, the screen and its data stay, and the next try works`, async ({
    page,
    portal,
  }) => {
    await openSelect(page, portal);
    await page.route(`**${pseudonym}`, (route) => route.fulfill(answer));
    await press(page);
    const dialog = page.getByRole('dialog').filter({ hasText: 'B00103' });
    await expect(dialog).toBeVisible();
    await expectUsable(page, what);
    await page.unroute(`**${pseudonym}`);
    await dialog
      .getByRole('button', { name: dialogWords('familyregister-select', 'genericError').button('ok') })
      .click();
    await page.waitForURL(`${portal.origin}/sandbox/caller/cancelled*`);
    await portal.launch();
    await press(page);
    await expect(headingOf(page, readTitle)).toBeVisible();
  });
}

for (const fault of [
  { malformed: true },
  { drop: true as const },
  { resBody: { loginInfo: 'x' } },
  { errorCode: 'XX0001' },
]) {
  test(`is-login answers ${JSON.stringify(fault)} at the start: a message, not a blank page; a reload goes on`, async ({
    page,
    portal,
  }) => {
    await portal.login('qr');
    // The visit asks once more on its own, since a failed answer is not kept.
    await portal.fault({ path: '/api/common/login/is-login', ...fault, times: 9 } as never);
    await portal.launch();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUsable(page, JSON.stringify(fault));
    await portal.clearFaults();
    await portal.launch();
    await expect(button(page, 'next')).toBeVisible();
  });
}

const bodies: readonly (readonly [what: string, body: string, type: string, status: number])[] = [
  [
    'too large',
    JSON.stringify({ commonHeader: { screenId: 'SCK2301-01-001' }, reqBody: 'あ'.repeat(200_000) }),
    'application/json',
    413,
  ],
  ['no JSON', 'screenId=1', 'application/json', 400],
  ['another type', '<a/>', 'application/xml', 415],
  ['a list', '[]', 'application/json', 400],
  ['no header', '{}', 'application/json', 400],
  ['prototype keys', '{"commonHeader":{"__proto__":{"screenId":"SCK2301-01-001"}}}', 'application/json', 400],
];

for (const [what, body, type, status] of bodies) {
  test(`the server refuses a body that is ${what} with ${status} and a sentence, never a stack trace`, async ({
    portal,
  }) => {
    const answer = await portal.request.post(`${portal.origin}${pseudonym}`, {
      data: Buffer.from(body),
      headers: { 'content-type': type },
    });
    expect(answer.status()).toBe(status);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      resultCode: '9001',
      errors: [{ errorMessage: expect.stringMatching(/[ぁ-ん]/) }],
    });
    expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
  });
}
