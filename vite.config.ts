import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { stripAuthorTables } from './scripts/build/strip-author-tables.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Folders of the form chunk: RJSF and what only screens with fields draw. */
const formPackages = /node_modules\/(@rjsf|@x0k|lodash|lodash-es|react-is|fast-uri|json-schema[^/]*|jsonpointer)\//;

export default defineConfig({
  root: here('./src'),
  base: '/svc/',
  publicDir: here('./src/public'),
  plugins: [react(), stripAuthorTables()],
  resolve: {
    alias: [
      // RJSF's Markdown help costs 30 KB; descriptions of fields are plain text here.
      { find: /^markdown-to-jsx(\/react)?$/, replacement: here('./src/render/no-markdown.ts') },
    ],
  },
  build: {
    outDir: here('./dist/svc'),
    emptyOutDir: true,
    target: 'es2022',
    // The polyfill is an inline script; the policy allows none.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        manualChunks: (id: string) => (formPackages.test(id) ? 'form' : undefined),
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        root: here('.'),
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/bench/**'],
        },
      },
    ],
  },
});
