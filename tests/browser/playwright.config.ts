import { defineConfig } from 'playwright/test';
import { chromiumArguments, chromiumPath, japaneseFontConfig } from './harness/chromium.ts';
import { wideSpecs } from './wide-specs.ts';

process.env.FONTCONFIG_FILE ??= japaneseFontConfig();

/** Wide tables of what only a browser shows: they run with the generated set, so that `npm test` keeps its six minutes. */
const wide = '**/*.wide.spec.ts';

/** What takes long and proves little more, long ways among it that stories and the walk take without a browser: `npm run proofs`. */
const proofs = '**/*.proof.spec.ts';

const { due, byThirds } = wideSpecs(import.meta.dirname);

export default defineConfig({
  testDir: '.',
  /** `journeys` is part of `npm test`; `generated` looks at every place in every way and runs after it (`npm run test:generated`). */
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: ['**/generated/**', wide, proofs] },
    { name: 'proofs', testMatch: [proofs, ...byThirds] },
    { name: 'generated', testMatch: ['**/generated/*.spec.ts', ...due], testIgnore: proofs },
  ],
  outputDir: '../../build/browser-results',
  globalSetup: './harness/global-setup.ts',
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: Number(process.env.BROWSER_WORKERS ?? 2),
  // Long enough for a machine on which three browsers and a starting server share two slow cores: how fast a page is, `npm run bench` measures.
  timeout: 60_000,
  expect: { timeout: 20_000 },
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
