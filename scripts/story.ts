/**
 * `npm run story -- NAME …`: plays the stories whose names contain one of these (all without any), and says in Japanese what happened. `--in chromium`
 * plays them in a browser, which needs a build; otherwise the screens run in this process, without a picture; with
 * `--answers made` no server answers them, but the examples of the calls' contracts. Exits with 1 when a story stops.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import type { playNamed } from '../tests/stories/command.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string', default: 'process' }, answers: { type: 'string', default: 'real' } },
});
const where = values.in;
if (where !== 'process' && where !== 'chromium') {
  console.error('--in には process か chromium を書いてください。');
  process.exit(2);
}
const { answers } = values;
if ((answers !== 'real' && answers !== 'made') || (answers === 'made' && where === 'chromium')) {
  console.error('--answers には real か made を書いてください。made は、ブラウザーでは使えません。');
  process.exit(2);
}

// The drivers are part of the tests, whose modules are gathered by Vite.
const vite = await createServer({
  configFile: false,
  root: process.cwd(),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const command = (await vite.ssrLoadModule(join(process.cwd(), 'tests/stories/command.ts'))) as {
  playNamed: typeof playNamed;
};
const stopped = await command.playNamed(positionals, answers === 'made' ? 'made' : where, (line) => console.log(line));
await vite.close();
process.exit(stopped === 0 ? 0 : 1);
