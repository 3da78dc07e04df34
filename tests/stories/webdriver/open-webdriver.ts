import { vocabulary } from '../../../build/vocabulary.ts';
import type { Project } from '../../../src/model/project.ts';
import { startPortal } from '../../browser/harness/start-portal.ts';
import { type BrowserDriver, inBrowser } from '../browser/driver.ts';
import { startFirefox } from './bidi/start-firefox.ts';
import type { Browser } from './browsers.ts';
import { withDriver } from './classic/with-driver.ts';
import { programPath } from './installed.ts';

/** That browser before a portal of its own, built before. */
export async function openWebdriver(
  project: Project,
  browser: Browser,
): Promise<{ open(): Promise<BrowserDriver>; close(): Promise<void> }> {
  const portal = await startPortal();
  const started = await start(browser).catch(async (cause) => {
    await portal.stop();
    throw new Error(`${browser.title} does not start`, { cause });
  });
  return {
    async open() {
      const { tab, close } = await started.openTab(portal.origin);
      return { ...(await inBrowser(tab, project, vocabulary, portal.origin)), close };
    },
    async close() {
      await started.close();
      await portal.stop();
    },
  };
}

function start({ driver, browser, needsDisplay }: Browser) {
  const program = programPath(browser);
  if (driver !== null)
    return withDriver(programPath([driver.program]) ?? driver.program, driver.capabilities(program), needsDisplay);
  return startFirefox(program ?? '');
}
