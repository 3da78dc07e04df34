import { vocabulary } from '../../../build/vocabulary.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Driver } from '../../../src/stories/driver.ts';
import { startPortal } from '../../browser/harness/start-portal.ts';
import { inBrowser } from '../browser/driver.ts';
import type { Browser } from './browsers.ts';
import { startDriver } from './start-driver.ts';
import { tabOf } from './tab.ts';

/** That browser before a portal of its own, built before. */
export async function openWebdriver(
  project: Project,
  browser: Browser,
): Promise<{ open(): Promise<Driver>; close(): Promise<void> }> {
  const [portal, driver] = await Promise.all([startPortal(), startDriver(browser)]);
  return {
    async open() {
      const remote = await driver.openTab();
      // A browser takes cookies only of a site it shows.
      await remote.open(`${portal.origin}/healthz`);
      return {
        ...(await inBrowser(tabOf(remote, portal.origin), project, vocabulary, portal.origin)),
        close: remote.close,
      };
    },
    async close() {
      await driver.close();
      await portal.stop();
    },
  };
}
