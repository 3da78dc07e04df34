import { join } from 'node:path';
import { buildSync } from 'esbuild';

const { outputFiles } = buildSync({
  entryPoints: [join(import.meta.dirname, 'in-page/entry.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  globalName: 'storyPage',
  target: 'es2022',
  logLevel: 'error',
});

/** What looks at the page from inside, as one script. It leaves `storyPage` in the window, once. */
export const inPageScript = `if (window.storyPage === undefined) { ${outputFiles[0]?.text ?? ''};window.storyPage = storyPage; }`;
