/** `npm start`: builds what has changed, bundles it, and serves it as in production. `PORT` and the other settings: see the README. */
import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.ts';

function buildIdIn(folder: string): string | null {
  const file = `${folder}/manifest.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly buildId: string }).buildId : null;
}

await run('tsx', ['scripts/build.ts']);
if (buildIdIn('dist/svc/data') !== buildIdIn('build/data')) await run('vite', ['build', '--logLevel', 'warn']);
await run('tsx', ['scripts/serve.ts'], { NODE_ENV: 'production' });
