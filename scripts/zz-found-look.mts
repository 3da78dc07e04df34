import { chromium } from '/work/wt/found/node_modules/playwright/index.mjs';
import { chromiumPath, chromiumArguments, japaneseFontConfig } from '/work/wt/found/tests/browser/harness/chromium.ts';
process.env.FONTCONFIG_FILE = japaneseFontConfig();
const origin = process.argv[2];
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...(typeof chromiumArguments === 'function' ? chromiumArguments() : chromiumArguments)] });
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
const page = await context.newPage();
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
const focus = () => page.evaluate(() => { const e = document.activeElement; return `${e?.tagName}#${e?.id} ${e?.textContent?.slice(0, 30).trim()}`; });
const open = async (persona, to) => page.goto(`${origin}/sandbox/login?persona=${persona}&to=${encodeURIComponent(to)}`);
const main = async () => (await page.innerText('main')).replace(/\n+/g, ' | ').slice(0, 900);
for (const p of ['hpki-under-way','licence-pending']) { await open(p, '/todo'); console.log(p, await main()); }
// dynamic title, silent portal
await open('employment-left', '/svc/employment-insurance'); await page.getByRole('button', { name: '離職票を確認する' }).first().press('Enter');
await page.getByRole('button', { name: '離職票を受け取る' }).waitFor();
await page.route('**/separation-slips/receive', async (r) => { await r.fetch(); await r.abort('connectionreset'); });
await page.getByRole('button', { name: '離職票を受け取る' }).press('Enter');
await page.getByRole('dialog').getByRole('button', { name: 'とじる' }).waitFor();
await page.route('**/outcome/get', (r) => r.abort('connectionreset'));
await page.reload();
await page.getByRole('dialog').getByRole('button', { name: 'とじる' }).press('Enter');
await page.waitForTimeout(2500);
console.log('emp reload closed', (await main()).slice(0,200), '/ FOCUS', await focus());
await page.unroute('**/outcome/get');
await page.reload();
await page.getByRole('dialog').getByRole('button').first().press('Enter');
await page.waitForTimeout(2500);
console.log('emp done', (await main()).slice(0,200), '/ FOCUS', await focus());
await browser.close();
