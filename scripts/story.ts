/**
 * `npm run story -- NAME …`: plays the stories whose names contain one of these (all without any), and says in Japanese what happened. `--in chromium`
 * plays them in a browser, which needs a build, `--browser` in another one (`webkit`, `firefox`, `chrome`) by WebDriver; otherwise the screens run in
 * this process, without a picture; with `--answers made` no server answers them, but the examples of the calls' contracts. Exits with 1 when a
 * story stops, with 2 when it cannot play any.
 */
import { join } from 'node:path';
import { createServer } from 'vite';
import type { playNamed } from '../tests/stories/command.ts';
import { browsers } from '../tests/stories/webdriver/browsers.ts';
import { whyNot } from '../tests/stories/webdriver/installed.ts';
import { readOptions } from './read-options.ts';

const { values, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      in: { type: 'string', default: 'process' },
      browser: { type: 'string' },
      answers: { type: 'string', default: 'real' },
    },
  },
  'npm run story -- [--in chromium | --browser webkit] [--answers made] [話の名前 …]',
);
const where = values.in;
if (where !== 'process' && where !== 'chromium') {
  console.error('--in には process か chromium を書いてください。');
  process.exit(2);
}
const { answers } = values;
const browser = values.browser === undefined ? undefined : browsers[values.browser];
const refusal =
  values.browser === undefined
    ? null
    : browser === undefined
      ? `--browser には ${Object.keys(browsers).join(' か ')} を書いてください。`
      : whyNot(browser);
if (refusal !== null) {
  console.error(refusal);
  process.exit(2);
}
const isInBrowser = where === 'chromium' || browser !== undefined;
if ((answers !== 'real' && answers !== 'made') || (answers === 'made' && isInBrowser)) {
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
const place = browser ?? (answers === 'made' ? 'made' : where);
const stopped = await command.playNamed(positionals, place, (line) => console.log(line));
await vite.close();
process.exit(stopped === 0 ? 0 : 1);
