import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileEarly } from './scripts/build/compile-early.ts';
import { copyData } from './scripts/build/copy-data.ts';
import { loadedWith, reachedFrom } from './scripts/build/loaded-with.ts';
import { noChunkCircles } from './scripts/build/no-chunk-circles.ts';
import { partFiles } from './scripts/build/part-files.ts';
import { precompress } from './scripts/build/precompress.ts';
import { preloadLazy } from './scripts/build/preload-lazy.ts';
import { preloadScripts } from './scripts/build/preload-scripts.ts';
import { shakeableRouter } from './scripts/build/shakeable-router.ts';
import { stripAuthorTables } from './scripts/build/strip-author-tables.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What nearly every screen with fields needs. */
const withEveryForm = [
  /[\\/]build[\\/]wording[\\/]field\.ts$/,
  /[\\/]src[\\/]ui[\\/](field-shell|fieldset|choice|choice-row|text-input|line-field|select|radio-group|error-summary)\.tsx?$/,
  /[\\/]src[\\/](runtime[\\/]fields[\\/](field-parts|field-values|as-read|is-of-type|repeated-items|edited-items|send-by-field)\.ts|render[\\/]form[\\/]|forms[\\/](is-alike|exact-number)\.ts)/,
];

/** What opens a screen, that of a launched service too: one more request costs more than its kilobyte. */
const opensScreen = ['screen', 'open-launch'].map((name) => here(`./src/runtime/screen/${name}.ts`));

/** What judges inputs: a press needs it, drawing does not. */
const checks =
  /[\\/]src[\\/](runtime[\\/](fields[\\/](accept-values|field-checks|field-errors|check-fields|load-forms|bound-values)|flow[\\/]save-draft)|forms[\\/](error-messages|failures-of-form|validate-fields|argument-text|constraints-of-field|constraint-keyword|offending|phone-message))\.ts$/;

/** What a write needs, and one without an answer: there before the first one, so that a lost connection does not lack it. */
const acts =
  /[\\/]src[\\/](runtime[\\/](calls[\\/]idempotency|fields[\\/]make-call|screen[\\/](read-again|tell-unknown|unanswered))|forms[\\/](fingerprint|read-by-people))\.ts$/;

/** Of the late blocks those that citizens meet: they come together, with what they are drawn with. */
const lateBlocks =
  /[\\/](build[\\/]wording[\\/]progress\.ts|src[\\/](blocks[\\/](menu|views|summary|progress)[\\/]component\.tsx|draw[\\/](seen-destination|shown-links|view-links|tone-of)\.ts|model[\\/](short|phone-text)\.ts|ui[\\/](card-menu|view-links|summary-list|chip|progress)\.tsx))$/;

/** What validators and inputs are made of, a few lines each: together what many of them need. */
const rules = /[\\/]src[\\/]forms[\\/](constraints[\\/]|normalise[\\/](?!kana|number)|(?!decimal)[\w-]+\.ts)/;

/** The inputs that most screens have: each of them is a few hundred bytes. */
const inputs =
  /[\\/]src[\\/](widgets[\\/](text|textarea|radio|select|checkbox|date|phone|email|postal-code)[\\/]|ui[\\/](text-area|checkbox-group|choose-all)\.tsx|forms[\\/](normalise[\\/](?!kana|number|one-time|address)|written-date\.ts))/;

/** Inputs that come as data: the widget and the files. The list of all constraints is a chunk of its own: within this one it would make a circle. */
const dataForm =
  /[\\/](build[\\/]wording[\\/](file|data-form)\.ts|src[\\/](forms[\\/]data-form[\\/]|runtime[\\/]fields[\\/]data-forms\.ts|widgets[\\/](data-form|attachment)[\\/]|ui[\\/]file-list\.tsx|forms[\\/](attachment-type|file-name)\.ts|blocks[\\/]answers[\\/]component\.tsx))/;

/** What looks ahead, of the screen that is loading and at those one step away: it comes when the page is idle, or is asked for by a wait. */
const looksAhead =
  /[\\/]src[\\/](runtime[\\/](known[\\/]|screen[\\/](foresee|prefetch-around|looking-ahead))|expressions[\\/]evaluate-known)/;

/** What no first paint needs; see `src/app/late.ts`. */
const late = [
  /[\\/]src[\\/]app[\\/](late-parts|structured-data|insight|trusted-types|open-app|keep-focus|other-tabs)\.tsx?$/,
  /[\\/]src[\\/]ui[\\/]toast\.tsx$/,
  /[\\/]src[\\/]runtime[\\/](portal[\\/](bare|end-session|session-acts|resume-intent)|run[\\/]run-poll|calls[\\/]poll)\.ts$/,
  /[\\/]src[\\/]steps[\\/]launchApp[\\/](launch-app|keep-redirect|compare-versions)\.ts$/,
  /[\\/](src[\\/]ui[\\/]countdown\.tsx|build[\\/]wording[\\/]countdown\.ts)$/,
  /[\\/](src[\\/]runtime[\\/]calls[\\/]client\.ts|node_modules[\\/]ky[\\/].*)$/,
];

/** What takes long and proves little more: `npm run proofs`. */
const proofTests = 'tests/**/*.proof.test.ts';

/** One engine beside Chromium, where it is installed: `npm run test:generated`. */
const engineTests = 'tests/**/*.engine.test.ts';

/** What a first screen runs, and what its first press does. */
const calledEarly = /^(index|screen|screen-form|inputs|acts|checks)$/;

/** What only the browser's bundle needs. */
const forBrowser = [
  preloadLazy('build/lazy.ts'),
  preloadScripts(),
  noChunkCircles(),
  partFiles(here('./src')),
  copyData(here('./build/data'), here('./dist/svc/data')),
  compileEarly(calledEarly),
  precompress(),
];

/** The app for the server, which draws its pages (`src/html.tsx`). */
const drawnOnServer = {
  outDir: here('./dist/html'),
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'node20',
  // One file, loaded at the start: looking for a part costs a page more than drawing it.
  rolldownOptions: { output: { codeSplitting: false as const } },
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root: here('./src'),
  base: '/svc/',
  publicDir: here('./src/public'),
  plugins: [react(), stripAuthorTables(), shakeableRouter(), ...(isSsrBuild ? [] : forBrowser)],
  // On the server nothing is looked for at run time.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true as const } }),
  build: isSsrBuild
    ? drawnOnServer
    : {
        outDir: here('./dist/svc'),
        emptyOutDir: true,
        target: 'es2022',
        // The polyfill is an inline script; the policy allows none.
        // Of a validator nothing else is asked for ahead: what it imports is there when a form or an answer needs it, and 150 lists of it weigh a kilobyte.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, dependencies, { hostId }) =>
            /lazy-[\w-]+\.js$/.test(hostId) && !/(component|data-form|inputs)-/.test(file)
              ? []
              : // It is there since the entry.
                dependencies.filter((needed) => !/rolldown-runtime-/.test(needed)),
        },
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        manifest: true,
        reportCompressedSize: false,
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            // One request instead of eight.
            codeSplitting: {
              groups: [
                // In one file: what the entry has in common with others would be one for each set of them.
                { name: reachedFrom('index', here('./src/main.tsx')), includeDependenciesRecursively: false },
                {
                  name: 'screen-form',
                  test: (id) => withEveryForm.some((pattern) => pattern.test(id)),
                  includeDependenciesRecursively: false,
                },
                {
                  name: loadedWith('screen', opensScreen, here('./src/main.tsx')),
                  includeDependenciesRecursively: false,
                },
                { name: 'inputs', test: inputs, includeDependenciesRecursively: false },
                { name: 'acts', test: acts, includeDependenciesRecursively: false },
                { name: 'ahead', test: looksAhead, includeDependenciesRecursively: false },
                { name: 'checks', test: checks, includeDependenciesRecursively: false },
                { name: 'rules', test: rules, minShareCount: 5, includeDependenciesRecursively: false },
                { name: 'data-form', test: dataForm, includeDependenciesRecursively: false },
                { name: 'late-blocks', test: lateBlocks, includeDependenciesRecursively: false },
                {
                  name: 'late',
                  test: (id) => late.some((pattern) => pattern.test(id)),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
  test: {
    // Vitest leaves one core to itself: on two cores, half the machine would look on.
    maxWorkers: availableParallelism(),
    // Nothing is timed by a test; on a busy machine the searches over every way of a service take a while.
    testTimeout: 30_000,
    // With Node's small young generation, a twelfth of the processor time goes into collecting it.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        root: here('.'),
        test: {
          name: 'unit',
          environment: 'node',
          env: { BASE_URL: '/svc/' },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/{browser,http}/**',
            'tests/{app,render}/**',
            'tests/**/*.walk.test.ts',
            proofTests,
            engineTests,
          ],
          // The files of a worker share loaded modules: half the processor time. What leaves a trace in globals belongs into `dom`.
          isolate: false,
        },
      },
      {
        extends: true,
        root: here('.'),
        test: {
          name: 'dom',
          environment: 'happy-dom',
          env: { BASE_URL: '/svc/' },
          include: ['tests/app/**/*.test.{ts,tsx}'],
          setupFiles: [here('./tests/app/before-each-file.ts')],
        },
      },
      {
        extends: true,
        root: here('.'),
        test: {
          name: 'render',
          environment: here('./tests/render/one-window.ts'),
          env: { BASE_URL: '/svc/' },
          include: ['tests/render/**/*.test.{ts,tsx}'],
          setupFiles: [here('./tests/render/before-each-file.ts')],
          isolate: false,
        },
      },
      {
        extends: true,
        root: here('.'),
        test: {
          name: 'proofs',
          environment: 'node',
          env: { BASE_URL: '/svc/' },
          include: [proofTests],
          isolate: false,
        },
      },
      {
        extends: true,
        root: here('.'),
        test: { name: 'engines', environment: 'node', env: { BASE_URL: '/svc/' }, include: [engineTests] },
      },
      {
        extends: true,
        root: here('.'),
        test: {
          name: 'walk',
          environment: 'node',
          env: { BASE_URL: '/svc/' },
          include: ['tests/**/*.walk.test.ts'],
          isolate: false,
        },
      },
      // Each HTTP test runs on PostgreSQL where it is installed, and on the embedded database in the proofs, and where it is not.
      ...(['http', 'http-embedded'] as const).map((name) => ({
        extends: true as const,
        root: here('.'),
        test: {
          name,
          environment: 'node' as const,
          env: { BASE_URL: '/svc/', TEST_DATABASE: name === 'http' ? 'PostgreSQL' : 'PGlite' },
          globalSetup: ['tests/http/worker-folder.ts', ...(name === 'http' ? ['tests/http/one-postgres.ts'] : [])],
          include: ['tests/http/**/*.test.ts'],
          exclude: [proofTests],
          isolate: false,
        },
      })),
    ],
  },
}));
