import { defineConfig } from 'playwright/test';
import { chromiumArguments, chromiumPath, japaneseFontConfig } from './harness/chromium.ts';

process.env.FONTCONFIG_FILE ??= japaneseFontConfig();

/** Wide tables, and long ways that stories take without a browser: they run with the generated set, so that `npm test` keeps its six minutes. */
const wide = '**/*.wide.spec.ts';

/** What takes long and proves little more: `npm run proofs`. */
const proofs = '**/*.proof.spec.ts';

/** Somebody is at work on the walks of a service. */
const isNamed = process.env.JOURNEY_SERVICES !== undefined;

/** All of the graph; and what there is time for after every change: of the failures of calls in long services each third. */
const walks = { testMatch: '**/generated/journeys/*.spec.ts', retries: isNamed ? 0 : 2 };

export default defineConfig<{ everyFailure: number }>({
  testDir: '.',
  /**
   * `journeys` is part of `npm test`; `generated` looks at every place in every way and runs after it (`npm run test:generated`). `walks` goes
   * every edge of the flow graph, after those (`npm run walks` alone). Of those eight hundred tests, one that fails runs once more; a walk
   * goes on twice with what it has not taken yet. That they did is said at the end of the run.
   */
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: ['**/generated/**', wide, proofs] },
    { name: 'proofs', testMatch: proofs },
    { name: 'generated', testMatch: ['**/generated/*.spec.ts', wide], retries: 1 },
    { name: 'walks', ...walks },
    { name: 'walks-sample', ...walks, use: { everyFailure: 3 } },
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
