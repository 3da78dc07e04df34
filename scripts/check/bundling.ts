import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** One file of plain JavaScript, which Node runs without a loader: it starts at once, and nothing is added to its functions. */
export function bundling(root: string): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    // The package's Node build asks the environment about every token it reads.
    alias: { yaml: join(root, 'node_modules/yaml/browser/index.js') },
  };
}

/** Source that begins a bundle: the parts of the checker, named one by one, as `parts`. `ids`: of the rules. */
export function partsSource(ids: readonly string[]): string {
  return `import { vocabulary } from './build/vocabulary.ts';
${ids.map((id, nth) => `import { rule as rule${nth} } from './src/lint/rules/${id}.ts';`).join('\n')}
export const parts = { vocabulary, rules: [${ids.map((_id, nth) => `rule${nth}`).join(', ')}] };
`;
}
