/**
 * Part of `npm run bench`: the processor time that the server takes for a page, warm, and the bytes it sends. Everything that answers the request is in it:
 * session, reads from the database (embedded, in the same process), drawing, compression. Needs `npm run build`. Asserts nothing. `--rounds=60`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../src/server/create-server.ts';
import { keptKeys } from '../src/server/db/kept-keys.ts';
import { fillMadeUp } from '../src/server/fill-made-up.ts';
import { openPortalDatabase } from '../src/server/open-portal-database.ts';
import { addressOf, madeUpQualifications, measuredPages } from '../tests/bench/measured-pages.ts';
import { median } from '../tests/bench/median.ts';
import { loadDrawing } from './serve/load-drawing.ts';

const rounds = Number(process.argv.find((token) => token.startsWith('--rounds='))?.slice(9) ?? 60);
const origin = 'http://127.0.0.1';

const drawing = await loadDrawing(new URL('../dist/html/', import.meta.url));
if (drawing === null) throw new Error('npm run build has not been run');

const dataFolder = mkdtempSync(join(tmpdir(), 'madoguchi-bench-drawing-'));
const database = await openPortalDatabase({ databaseUrl: null, dataFolder, keys: await keptKeys(dataFolder) });
await fillMadeUp(database, madeUpQualifications);
const server = await createServer({
  database,
  sandbox: true,
  draw: drawing.draw,
  callsPerMinute: 10_000_000,
  externalSite: { port: 0, host: '127.0.0.1' },
});
try {
  console.log(`${rounds} pages each, after as many to warm up; reach: 15 ms.\n`);
  console.log('| page | processor, median | KB sent |\n| --- | --: | --: |');
  for (const page of measuredPages) {
    const login = await server.inject(`/sandbox/login?persona=${page.persona}&to=/`);
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const url = addressOf(page, origin, 'ours').slice(origin.length);
    const open = async () => {
      const before = process.cpuUsage();
      const answer = await server.inject({
        url,
        headers: { cookie, host: '127.0.0.1', 'accept-encoding': 'br, gzip' },
      });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
      const { user, system } = process.cpuUsage(before);
      return { milliseconds: (user + system) / 1000, kilobytes: answer.rawPayload.length / 1000 };
    };
    for (let warm = 0; warm < rounds; warm += 1) await open();
    const runs: Awaited<ReturnType<typeof open>>[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await open());
    const milliseconds = median(runs.map((run) => run.milliseconds));
    console.log(`| ${page.says} | ${milliseconds.toFixed(1)} ms | ${(runs[0]?.kilobytes ?? 0).toFixed(1)} |`);
  }
} finally {
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
}
