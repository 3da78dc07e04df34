/** `npm run types`: checks the types with the native compiler. Both compilers have a program `tsc`; which of them npm links is not said anywhere. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuiltFrom } from './build/descriptor-stamp.ts';

const root = process.cwd();
if (!isBuiltFrom(root)) {
  console.error(
    'build/ is not of these descriptors (they have changed, or the last build was refused): first run npx tsx scripts/build.ts.\n',
  );
}

const compiler = dirname(fileURLToPath(import.meta.resolve('typescript-native/package.json')));
const tokens = [join(compiler, 'bin', 'tsc'), '--noEmit', '-p', '.'];
process.exit(spawnSync(process.execPath, tokens, { stdio: 'inherit' }).status ?? 1);
