import { chromium } from 'playwright';
import { axeViolations } from './harness/axe.ts';
import { chromiumArguments, chromiumPath, japaneseFontConfig } from './harness/chromium.ts';
import { startPortal } from './harness/start-portal.ts';

process.env.FONTCONFIG_FILE ??= japaneseFontConfig();
const portal = await startPortal();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
try {
  const jobs = JSON.parse(process.argv[2] ?? '[]') as {
    n: string;
    p: string;
    who?: string;
    menu?: boolean;
    full?: boolean;
    type?: string;
  }[];
  for (const width of [360, 1280]) {
    for (const { n, p, who, menu, full = true, type } of jobs) {
      const context = await browser.newContext({
        viewport: { width, height: 740 },
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
      });
      const page = await context.newPage();
      page.on('console', (m) => m.type() === 'error' && console.log(n, width, 'console', m.text()));
      page.on('pageerror', (e) => console.log(n, width, 'error', e.message));
      if (who) await page.goto(`${portal.origin}/sandbox/login?persona=${who}&to=/healthz`);
      await page.goto(portal.origin + p);
      await page.waitForLoadState('networkidle');
      if (type) {
        await page.fill('#q', type);
        await page.waitForTimeout(700);
        console.log(n, width, await page.locator('[data-found]').innerText());
      }
      if (menu) await page.locator('button[popovertarget]').click();
      await page.waitForTimeout(150);
      await page.screenshot({ path: `/tmp/shots/${n}-${width}.png`, fullPage: full });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const bad = await axeViolations(page);
      if (wide > 0 || bad.length) console.log(n, width, 'overflow', wide, bad.join('\n   '));
      if (width === 360 && process.argv[3]) console.log(await page.locator('body').ariaSnapshot());
      await context.close();
    }
  }
} finally {
  await browser.close();
  await portal.stop();
}
