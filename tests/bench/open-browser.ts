import { type Browser, chromium } from 'playwright';
import { chromiumArguments, chromiumPath, japaneseFontConfig } from '../browser/harness/chromium.ts';

/** The browser that measures. */
export async function openBrowser(): Promise<Browser> {
  process.env.FONTCONFIG_FILE = japaneseFontConfig();
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArguments,
    // As browsers are: pages that are left may be kept.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
