import { createRequire } from 'node:module';
import { Builder, Capabilities } from 'selenium-webdriver';
import { japaneseFontConfig } from '../../browser/harness/chromium.ts';
import type { Browser } from './browsers.ts';
import { classic } from './classic.ts';
import { programPath } from './installed.ts';
import { openDisplay } from './open-display.ts';

// A folder of a CommonJS package: an import by its path would come without types.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

/** Starts the browser's driver. Each tab is a browser of its own, which knows nothing of the others. */
export async function startDriver({ driver, browser, needsDisplay, capabilities }: Browser) {
  const display = needsDisplay ? await openDisplay() : null;
  const service = new DriverService.Builder(programPath([driver]) ?? driver)
    .setLoopback(true)
    .setEnvironment({
      ...definedOf(process.env),
      ...(display === null ? {} : { DISPLAY: display.name }),
      FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? japaneseFontConfig(),
      LANGUAGE: 'ja',
      TZ: 'Asia/Tokyo',
    })
    .build();
  const server = await service.start(60_000);
  return {
    async openTab() {
      const wanted = new Capabilities({ ...capabilities(programPath(browser)) });
      return classic(
        await new Builder().disableEnvironmentOverrides().usingServer(server).withCapabilities(wanted).build(),
      );
    },
    async close() {
      await service.kill();
      display?.close();
    },
  };
}

const definedOf = (variables: NodeJS.ProcessEnv): { [name: string]: string } =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
