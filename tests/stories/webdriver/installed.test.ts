import { afterEach, expect, it, vi } from 'vitest';
import { browsers } from './browsers.ts';
import { missingFor, programPath, whyNot } from './installed.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each(Object.entries(browsers))('says what to install where there is no %s', (_name, browser) => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('DISPLAY', '');
  vi.stubEnv('WAYLAND_DISPLAY', '');
  const why = whyNot(browser);
  expect(why).toContain(browser.title);
  expect(why).toContain(browser.driver?.program ?? browser.browser[0]);
  expect(why).toContain(browser.install);
});

it('names every program that is missing, and what else would do', () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('DISPLAY', '');
  vi.stubEnv('WAYLAND_DISPLAY', '');
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  expect(Object.entries(browsers).map(([name, browser]) => [name, missingFor(browser)])).toEqual([
    ['webkit', [['WebKitWebDriver'], ['Xvfb']]],
    ['firefox', [['firefox-esr', 'firefox']]],
    ['chrome', [['chromedriver'], ['chromium', 'google-chrome', 'chromium-browser']]],
  ]);
});

it('finds the first of several names', () => {
  vi.stubEnv('PATH', process.execPath.slice(0, process.execPath.lastIndexOf('/')));
  expect(programPath(['no-such-program', 'node'])).toBe(process.execPath);
  expect(programPath(['no-such-program'])).toBe(null);
});
