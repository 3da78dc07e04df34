import { defineConfig } from 'playwright/test';
import { chromiumArguments, chromiumPath, japaneseFontConfig } from './harness/chromium.ts';

process.env.FONTCONFIG_FILE ??= japaneseFontConfig();

/** Wide tables, and long ways that stories take without a browser: they run with the generated set, so that `npm test` keeps its six minutes. */
const wide = '**/*.wide.spec.ts';

/** What takes long and proves little more: `npm run proofs`. */
const proofs = '**/*.proof.spec.ts';

/** The walk of the flow graph in Chromium, until the one without a browser is shown to notice as much: decision 28. */
const walks = {
  testMatch: '**/generated/journeys/*.spec.ts',
  retries: process.env.JOURNEY_SERVICES === undefined ? 2 : 0,
};

export default defineConfig<{ everyFailure: number }>({
  testDir: '.',
  /** `journeys` is part of `npm test`; `generated` looks at every place in every way and runs after it (`npm run test:generated`). */
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: ['**/generated/**', wide, proofs] },
    { name: 'proofs', testMatch: proofs },
    // One that fails runs once more, and is named at the end: of some 780, two that raced with their page were found so far.
    { name: 'generated', testMatch: ['**/generated/*.spec.ts', wide], retries: 1 },
    { name: 'walks', ...walks },
  ],
  outputDir: '../../build/browser-results',
  globalSetup: './harness/global-setup.ts',
  globalTeardown: './generated/journeys/say-total.ts',
  fullyParallel: true,
  workers: Number(process.env.BROWSER_WORKERS ?? 2),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../build/browser-results.json' }]],
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 360, height: 740 },
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
    trace: 'off',
  },
});
