import { createRequire } from 'node:module';
import { Builder, Capabilities } from 'selenium-webdriver';
import { browserEnvironment } from '../browser-environment.ts';
import type { StartedBrowser } from '../started-browser.ts';
import { tabOf } from '../tab.ts';
import { firstAnswered } from './first-answer.ts';
import { openDisplay } from './open-display.ts';
import { classic } from './remote.ts';

// A folder of a CommonJS package: an import by its path would come without types.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

/** A browser with a driver. Each tab has both for itself: WebKitGTK's driver does not always find into a second session. */
export async function withDriver(
  driver: string,
  capabilities: { readonly [name: string]: unknown },
  needsDisplay: boolean,
): Promise<StartedBrowser> {
  const display = needsDisplay ? await openDisplay() : null;
  const start = async (origin: string) => {
    const service = new DriverService.Builder(driver)
      .setLoopback(true)
      .setEnvironment(browserEnvironment(display === null ? {} : { DISPLAY: display.name }))
      .build();
    const builder = new Builder().disableEnvironmentOverrides().usingServer(await service.start(60_000));
    const remote = classic(await builder.withCapabilities(new Capabilities({ ...capabilities })).build());
    // It takes cookies only of a site that it shows.
    await remote.open(`${origin}/livez`);
    return {
      remote,
      kill: () => service.kill(),
    };
  };
  return {
    async openTab(origin) {
      const { remote, kill } = await firstAnswered(
        () => start(origin),
        (started) => started.remote.cookies(),
      );
      return {
        tab: tabOf(remote, origin),
        async close() {
          await remote.close();
          await kill();
        },
      };
    },
    close: async () => display?.close(),
  };
}
