import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkMarks } from './scripts/build/chunk-marks.ts';
import { compileEarly } from './scripts/build/compile-early.ts';
import { copyData } from './scripts/build/copy-data.ts';
import { importedBy, loadedWith, reachedFrom } from './scripts/build/loaded-with.ts';
import { noChunkCircles } from './scripts/build/no-chunk-circles.ts';
import { partFiles } from './scripts/build/part-files.ts';
import { precompress } from './scripts/build/precompress.ts';
import { preloadLazy } from './scripts/build/preload-lazy.ts';
import { preloadScripts } from './scripts/build/preload-scripts.ts';
import { shakeableRouter } from './scripts/build/shakeable-router.ts';
import { stripAuthorTables } from './scripts/build/strip-author-tables.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What opens a screen, that of a launched service too: one more request costs more than its kilobyte. */
const opensScreen = ['screen', 'open-launch'].map((name) => here(`./src/runtime/screen/${name}.ts`));

/** All that judges of answers need beside themselves: with the rules of inputs, it would bring these and the inputs along. */
const countsLengths = here('./src/forms/count-code-points.ts');

/** Validators: one chunk for what a service alone needs (`scripts/build/with-chunk-marks.ts`). */
const validators = ['validators', 'calls'].map((name) => here(`./build/${name}/`));

/** Chunks of modules that say so at their beginning: `// chunk: inputs`. */
const marks = chunkMarks(
  [
    // What nearly every screen with fields needs.
    'screen-form',
    // The inputs that most screens have: each of them is a few hundred bytes.
    'inputs',
    // What a write needs, and one without an answer: there before the first one, so that a lost connection does not lack it.
    'acts',
    // What looks ahead, of the screen that is loading and at those one step away: it comes when the page is idle, or is asked for by a wait.
    'ahead',
    // Dialogs with inputs: few services have one.
    'dialog-form',
    // What judges inputs: a press needs it, drawing does not.
    'checks',
    // Inputs that come as data, and files.
    'data-form',
    // Of the late blocks those that citizens meet, with what they are drawn with.
    'late-blocks',
    // What a screen tells where a process is checked, or was filed: few have it.
    'check-blocks',
    // What pictures and long numbers are drawn with: a few hundred bytes, which several widgets share.
    'pieces',
    // What a screen meets that was left halfway, or filed from elsewhere.
    'settling',
    // What no first paint needs (`src/app/late.ts`).
    'late',
    // What the portal itself says in between: it comes after the late parts, before it is needed. Nothing of it may be looked for when a newer version is out.
    'telling',
  ],
  here('./src'),
  validators,
);

/** What validators are made of, a few lines each: together what many of them need. */
const rules = importedBy('rules', validators);

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
  marks.check,
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
                {
                  name: reachedFrom('index', here('./src/main.tsx')),
                  debugName: 'index',
                  includeDependenciesRecursively: false,
                },
                { name: marks.chunkOf, debugName: 'marks', includeDependenciesRecursively: false },
                {
                  name: loadedWith('screen', [...opensScreen, countsLengths], here('./src/main.tsx')),
                  debugName: 'screen',
                  includeDependenciesRecursively: false,
                },
                { name: rules, debugName: 'rules', minShareCount: 5, includeDependenciesRecursively: false },
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
