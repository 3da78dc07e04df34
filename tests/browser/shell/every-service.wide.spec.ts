import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { selectTitle } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';

/** Service -> one screen of it and its h1. The administration area is no citizen's service. */
const screens: { readonly [service: string]: readonly [path: string, heading: string] } = {
  'drivers-license': ['', '免許情報の確認'],
  'employment-insurance': ['', '雇用保険の手続き'],
  familyregister: ['select/', selectTitle],
  'familyregister-identification-code': ['information', '識別符号のご案内'],
  hpki: ['top', '電子署名の利用申請のご案内'],
  kana: ['top', '振り仮名の届出のご案内'],
  nenkin: ['select-menu', '年金の手続きの選択'],
  nq: ['qualification-list', '国家資格の一覧'],
  'tax-return': ['', '確定申告の事前準備'],
  'year-end-adjustment': ['', '年末調整の事前準備'],
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
    const { title } = parse(readFileSync(`screens/${service}/service.yaml`, 'utf8')) as { title: string };
    await expect(page).toHaveTitle(`${heading} | ${title}`);
    frames.add(await page.getByRole('contentinfo').innerText());
    await expect(page.getByRole('banner')).toContainText('まどぐちポータル');
  }
  expect([...frames]).toEqual([expect.stringContaining('プライバシーポリシー')]);
});
