import { readdirSync } from 'node:fs';
import { portalName, shellLink } from '../../words/shell-words.ts';
import { serviceTitle, title } from '../../words/title.ts';
import { selectTitle } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';

/** Service -> one screen of it and its h1. The administration area is no citizen's service. */
const screens: { readonly [service: string]: readonly [path: string, heading: string] } = {
  'drivers-license': ['', title('drivers-license', { url: {} })],
  'employment-insurance': ['', title('employment-insurance', { url: {} })],
  familyregister: ['select/', selectTitle],
  'familyregister-identification-code': ['information', title('familyregister-identification-code-information')],
  hpki: ['top', title('hpki-top')],
  kana: ['top', title('kana-top')],
  nenkin: ['select-menu', title('nenkin-select-menu')],
  nq: ['qualification-list', title('nq-qualification-list')],
  'tax-return': ['', title('tax-return-prior-preparation')],
  'year-end-adjustment': ['', title('year-end-adjustment-prior-preparation')],
};

test('every service stands in the same frame, in Japanese [SH-001]', async ({ page, portal }) => {
  const services = readdirSync('screens').filter((name) => name !== 'templates' && name !== 'admin');
  expect(Object.keys(screens).sort()).toEqual(services.sort());
  const frames = new Set<string>();
  await portal.login('qr');
  for (const [service, [path, heading]] of Object.entries(screens)) {
    if (service === 'familyregister') await portal.launch({}, path);
    else await page.goto(`${portal.origin}/svc/${service}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading }), service).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page).toHaveTitle(`${heading} | ${serviceTitle(service)}`);
    frames.add(await page.getByRole('contentinfo').innerText());
    await expect(page.getByRole('banner')).toContainText(portalName());
  }
  expect([...frames]).toEqual([expect.stringContaining(shellLink('privacy'))]);
});
