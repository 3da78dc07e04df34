import { headingOf, selectTitle } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';
import { expectUsable } from './usable.ts';

const long = 'あ'.repeat(500);

/** Queries as they arrive, not built by a browser; `QUERY` stands for a correct one, `OTHERS` for what of it is not there already. */
const queries: readonly (readonly [what: string, query: string, code: string])[] = [
  ['broken percent signs', 'returnUrl=%E3%81&cancelUrl=%ZZ&OTHERS', 'F00111'],
  // Which of the two is meant, nobody knows: it counts as not given.
  ['a parameter twice, the first is wrong', 'processId=999&QUERY', 'F00104'],
  ['a parameter twice, the last is wrong', 'QUERY&processId=999', 'F00104'],
  ['a wrong parameter', 'processId=999&OTHERS', 'F00116'],
  ['an array as a name', 'returnUrl[]=1&returnUrl[0]=2', 'F00101'],
  ['names of the prototype', '__proto__=1&constructor=2&hasOwnProperty=3&toString=4', 'F00101'],
  ['markup', 'returnUrl=<script>alert(1)</script>&OTHERS', 'F00111'],
  ['a very long value', `returnUrl=${encodeURIComponent(long)}&OTHERS`, 'F00111'],
  ['a number beyond numbers', 'progress=99999999999999999999999999&step=1e5&OTHERS', 'F00109'],
  ['full-width digits', 'progress=５&OTHERS', 'F00108'],
  ['a null character', 'step=%00&OTHERS', 'F00109'],
  ['only separators', '&&&===&?#', 'F00101'],
];

for (const [what, query, code] of queries) {
  test(`malformed launch query: ${what} gives ${code}`, async ({ page, portal }) => {
    await portal.login('qr');
    const names = query.split('&').map((part) => part.split('=')[0] ?? '');
    const others = portal.launchQuery(Object.fromEntries(names.map((name) => [name, undefined])));
    const whole = query.replace('QUERY', portal.launchQuery()).replace('OTHERS', others);
    await page.goto(`${portal.origin}/svc/familyregister/select/?${whole}`);
    await expect(page.getByRole('dialog')).toContainText(code);
    await expectUsable(page, what);
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.waitForURL((url) => url.origin === portal.origin && !url.pathname.startsWith('/svc/'));
  });
}

const paths = [
  '/svc/familyregister/select',
  '/svc/familyregister//select/',
  '/svc/familyregister/SELECT/',
  '/svc/familyregister/select/more/',
  '/svc/%2e%2e/%2e%2e/etc/passwd',
  '/svc/familyregister/%E3%81',
  '/svc/__proto__/constructor/',
  '/svc/intent/extra',
  '/svc/data/screens/no-such-screen.json',
  '/svc/assets/no-such-file.js',
];

test('unknown and odd paths: the screen meant, or the not-found page; never a blank one', async ({ page, portal }) => {
  await portal.login('qr');
  for (const path of paths) {
    await page.goto(`${portal.origin}${path}?${portal.launchQuery()}`);
    await expect(headingOf(page, selectTitle).or(headingOf(page, 'ページが見つかりません')), path).toBeVisible();
    await expectUsable(page, path);
  }
});

test('an address beyond the limit of the server is told in a page', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/svc/familyregister/select/?returnUrl=${'a'.repeat(40_000)}`);
  await expect(headingOf(page, 'このアドレスではページを開けません')).toBeVisible();
});

test('deep links without a launch: the missing data are told, and OK leads out', async ({ page, portal }) => {
  await portal.login('qr');
  for (const path of [
    'confirm/',
    'counter-input/',
    'personal-information/',
    'personal-information/qr/',
    'personal-information/confirm/?sessionId=x&nonce=y',
  ]) {
    await page.goto(`${portal.origin}/svc/familyregister/${path}`);
    await expect(page.getByRole('dialog'), path).toContainText('F00101');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.waitForURL(`${portal.origin}/`);
  }
});

test('a deep link with a launch, but without what the steps before give: told, and a way on', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch({}, 'personal-information/confirm/');
  await expect(page.getByRole('dialog')).toContainText('F00114');
  await expectUsable(page, 'confirm without a reading');
  await portal.launch({ sessionId: 'only' }, 'personal-information/confirm/');
  await expect(page.getByRole('dialog')).toContainText('F00115');
  await portal.launch({ nonce: 'only' }, 'personal-information/confirm/');
  await expect(page.getByRole('dialog')).toContainText('F00114');
});
