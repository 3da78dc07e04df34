import { chromium } from 'playwright/test';
import { vocabulary } from '../../../build/vocabulary.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Driver } from '../../../src/stories/driver.ts';
import { chromiumArguments, chromiumPath, japaneseFontConfig } from '../../browser/harness/chromium.ts';
import { startPortal } from '../../browser/harness/start-portal.ts';
import { inChromium } from './driver.ts';

/** A browser of its own before a portal of its own, built before. */
export async function openChromium(project: Project): Promise<{ open(): Promise<Driver>; close(): Promise<void> }> {
  process.env.FONTCONFIG_FILE ??= japaneseFontConfig();
  const [portal, browser] = await Promise.all([
    startPortal(),
    chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] }),
  ]);
  return {
    async open() {
      const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
      const driver = await inChromium(await context.newPage(), project, vocabulary, portal.origin);
      return { ...driver, close: () => context.close() };
    },
    async close() {
      await browser.close();
      await portal.stop();
    },
  };
}
