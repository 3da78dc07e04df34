/**
 * `npm run check`: validates every descriptor. `--help` shows the usage. Exits with 0 (valid), 1 (errors) or 2 (could not run).
 *
 * Plain JavaScript, since it runs before any TypeScript: the checker is a single file in `build/check/`, started without a loader.
 * `bundle-check.ts` rebuilds it whenever one of its inputs changes, or a collected folder gains or loses files.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { freshBundle } from './check/fresh-bundle.js';
import { flagsOf } from './check/v8-flags.js';

for (const flag of flagsOf(process.versions.node)) setFlagsFromString(flag);

const root = process.cwd();
const bundle = freshBundle(root) ?? madeBundle();
if (bundle === null) process.exitCode = 2;
else {
  const { runCheck, parts } = await import(pathToFileURL(bundle.file).href);
  process.exitCode = await runCheck(root, process.argv.slice(2), {
    partsOf: async () => parts,
    code: bundle.code,
    print: (text) => console.log(text),
    complain: (text) => console.error(text),
    checkedAgain: (code) => {
      process.exitCode = code;
    },
  });
}

function madeBundle() {
  const made = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bundle-check.ts'], { stdio: 'inherit' });
  return made.status === 0 ? freshBundle(root) : null;
}
