/** A browser that is driven by W3C WebDriver. */
export interface Browser {
  /** As people call it. */
  readonly title: string;
  /** Names under which it may be installed; none = its driver knows where it is. */
  readonly browser: readonly string[];
  /** Program that drives it, and what that is asked for; null = it speaks WebDriver BiDi by itself. */
  readonly driver: {
    readonly program: string;
    capabilities(browser: string | null): { readonly [name: string]: unknown };
  } | null;
  /** Does it need a screen, real or not? */
  readonly needsDisplay: boolean;
  /** What to install, in Japanese. */
  readonly install: string;
}

/** Beside Chromium, stories are proved in these (`npm run test:generated`, more of them in `npm run proofs`). */
export const provedIn = ['webkit', 'firefox'];

/** By the name that `--browser` takes. */
export const browsers: { readonly [name: string]: Browser } = {
  webkit: {
    title: 'WebKitGTK',
    browser: [],
    driver: { program: 'WebKitWebDriver', capabilities: () => ({ browserName: 'MiniBrowser' }) },
    needsDisplay: true,
    install: 'Debian では apt-get install webkit2gtk-driver xvfb',
  },
  firefox: {
    title: 'Firefox',
    browser: ['firefox-esr', 'firefox'],
    driver: null,
    needsDisplay: false,
    install: 'Debian では apt-get install firefox-esr',
  },
  chrome: {
    title: 'Chromium',
    browser: ['chromium', 'google-chrome', 'chromium-browser'],
    driver: {
      program: 'chromedriver',
      capabilities: (binary) => ({
        browserName: 'chrome',
        'goog:chromeOptions': { binary, args: ['--headless=new', '--no-sandbox', '--lang=ja-JP'] },
      }),
    },
    needsDisplay: false,
    install: 'Debian では apt-get install chromium chromium-driver',
  },
};
