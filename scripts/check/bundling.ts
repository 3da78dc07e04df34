import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** Folders whose files are automatically part of the checker. */
export const collectedFolders = [
  'src/blocks',
  'src/steps',
  'src/widgets',
  'src/forms/constraints',
  'src/expressions/functions',
  'src/lint/rules',
  'src/stories/steps',
];

/** One plain JavaScript file, which Node runs without a loader: it starts at once, and its functions are not instrumented. */
export function bundling(root: string): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    // The package's Node build reads the environment for every token it parses.
    alias: { yaml: join(root, 'node_modules/yaml/browser/index.js') },
  };
}

/** Source at the start of a bundle: the checker's parts, imported by name, as `parts`. `ids`: rule ids. */
export function partsSource(ids: readonly string[]): string {
  return `import { vocabulary } from './build/vocabulary.ts';
${ids.map((id, nth) => `import { rule as rule${nth} } from './src/lint/rules/${id}.ts';`).join('\n')}
export const parts = { vocabulary, rules: [${ids.map((_id, nth) => `rule${nth}`).join(', ')}] };
`;
}
