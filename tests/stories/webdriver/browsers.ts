/** A browser that is driven by its own driver program. */
export interface Browser {
  /** As people call it. */
  readonly title: string;
  /** Names under which the driver may be installed. */
  readonly driver: string;
  /** Names under which the browser may be installed; none = its driver knows where. */
  readonly browser: readonly string[];
  /** Does it need a screen, real or not? */
  readonly needsDisplay: boolean;
  /** What to install, in Japanese. */
  readonly install: string;
  capabilities(browser: string | null): { readonly [name: string]: unknown };
}

/** By the name that `--browser` takes. */
export const browsers: { readonly [name: string]: Browser } = {
  webkit: {
    title: 'WebKitGTK',
    driver: 'WebKitWebDriver',
    browser: [],
    needsDisplay: true,
    install: 'Debian では apt-get install webkit2gtk-driver xvfb',
    capabilities: () => ({ browserName: 'MiniBrowser' }),
  },
  firefox: {
    title: 'Firefox',
    driver: 'geckodriver',
    browser: ['firefox', 'firefox-esr'],
    needsDisplay: false,
    install: 'Debian では apt-get install firefox-esr と、mozilla/geckodriver の配布物',
    capabilities: (binary) => ({
      browserName: 'firefox',
      'moz:firefoxOptions': { binary, args: ['-headless'], prefs: { 'intl.accept_languages': 'ja-JP, ja' } },
    }),
  },
  chrome: {
    title: 'Chromium',
    driver: 'chromedriver',
    browser: ['chromium', 'google-chrome', 'chromium-browser'],
    needsDisplay: false,
    install: 'Debian では apt-get install chromium chromium-driver',
    capabilities: (binary) => ({
      browserName: 'chrome',
      'goog:chromeOptions': { binary, args: ['--headless=new', '--no-sandbox', '--lang=ja-JP'] },
    }),
  },
};
