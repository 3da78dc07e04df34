import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** What looks at the page from inside, as one script that leaves `storyPage` in the window. */
export function inPageScript(): string {
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
  return `${outputFiles[0]?.text ?? ''};window.storyPage = storyPage;`;
}
