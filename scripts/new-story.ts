/**
 * `npm run new-story -- SERVICE/NAME --person PERSON --title TITLE`: opens the portal with sample people in a browser window, and writes what is done
 * there as a story. Needs a build and a screen; `CHROME` selects the browser. Exits with 1 when nothing was written.
 */
import { join } from 'node:path';
import { createServer } from 'vite';
import type { recordNew } from '../tests/stories/recording/command.ts';
import { readOptions } from './read-options.ts';

const { values, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      person: { type: 'string' },
      title: { type: 'string', default: '（だれが何をするか、題名を書いてください）' },
    },
  },
  'npm run new-story -- サービス/話の名前 --person サンプルの人 --title 題名',
);
const vite = await createServer({
  configFile: false,
  root: process.cwd(),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const command = (await vite.ssrLoadModule(join(process.cwd(), 'tests/stories/recording/command.ts'))) as {
  recordNew: typeof recordNew;
};
const wanted = { name: positionals[0] ?? '', title: values.title, person: values.person ?? null };
const isWritten = await command.recordNew(wanted, (line) => console.log(line));
await vite.close();
process.exit(isWritten ? 0 : 1);
