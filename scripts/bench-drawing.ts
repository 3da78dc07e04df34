/**
 * Part of `npm run bench`: what a page costs the server, warm: its processor time (all that answers the request: session, reads, drawing, compression;
 * without what the database itself takes, which is another process), how many pages a second of one core that is, the statements it asks, and the bytes
 * it sends. The portal is as it runs for people: on PostgreSQL, without the sandbox, whose people a second one logs in. Where there is no PostgreSQL, the
 * embedded database is in the figures. Needs `npm run build`. Asserts nothing. `--rounds=60`, `--profile=<file>`: where the time goes, for DevTools.
 * Each page is opened `--warm=300` times before: in the first hundreds, the engine compiles what it draws with, in threads of this process, whose time
 * counts, too. What the first `--rounds` cost is told beside it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../src/server/create-server.ts';
import type { Database, Queries } from '../src/server/db/database.ts';
import { fillMadeUp } from '../src/server/fill-made-up.ts';
import { findModules } from '../src/server/modules.ts';
import { openPortalDatabase } from '../src/server/open-portal-database.ts';
import { loadStandIns } from '../src/server/sandbox/load-stand-ins.ts';
import { sandboxRegister } from '../src/server/sandbox/sandbox-register.ts';
import { addressOf, madeUpQualifications, measuredPages } from '../tests/bench/measured-pages.ts';
import { median } from '../tests/bench/median.ts';
import { percentile } from '../tests/bench/percentile.ts';
import { hasPostgres, startPostgres } from '../tests/http/postgres.ts';
import { testKeys } from '../tests/http/test-database.ts';
import { loadDrawing } from './serve/load-drawing.ts';

const given = (option: string) =>
  process.argv.find((token) => token.startsWith(`--${option}=`))?.slice(option.length + 3);
const rounds = Number(given('rounds') ?? 60);
const warm = Number(given('warm') ?? 300);
const profile = given('profile');
const origin = 'http://127.0.0.1:8080';

const drawing = await loadDrawing(new URL('../dist/html/', import.meta.url));
if (drawing === null) throw new Error('npm run build has not been run');

const dataFolder = mkdtempSync(join(tmpdir(), 'madoguchi-bench-drawing-'));
const postgres = hasPostgres ? await startPostgres() : null;
const database = await openPortalDatabase({ databaseUrl: postgres?.url ?? null, dataFolder, keys: testKeys });
await fillMadeUp(database, madeUpQualifications);

let asked = 0;
const counting = <Part extends Queries>(part: Part): Part => ({
  ...part,
  query: (sql: string, values?: readonly unknown[]) => {
    asked += 1;
    return part.query(sql, values);
  },
});
const counted: Database = {
  ...counting(database),
  transaction: (work, options) => database.transaction((queries) => work(counting(queries)), options),
  // Two portals are on it.
  close: async () => {},
};

const common = { callsPerMinute: 10_000_000, draw: drawing.draw } as const;
const sandbox = await createServer({
  ...common,
  database: { ...database, close: async () => {} },
  sandbox: true,
  externalSite: { port: 0, host: '127.0.0.1' },
});
// Not counted: another portal's asks somebody else.
const register = sandboxRegister(database, await loadStandIns(await findModules()));
const server = await createServer({
  ...common,
  database: counted,
  sandbox: false,
  publicOrigin: origin,
  ports: { register },
});
const profiler = new Session();
const runs: Profiler.Profile[] = [];
try {
  console.log(
    `${rounds} pages each, after ${rounds + warm} to warm up, on ${postgres ? 'PostgreSQL' : 'the embedded database'}.`,
  );
  console.log('Reach: 8 ms and 3 statements.\n');
  console.log(
    '| page | processor, median | a tenth took less than | pages a second | first pages, median | statements | KB sent |\n| --- | --: | --: | --: | --: | --: | --: |',
  );
  if (profile !== undefined) {
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.setSamplingInterval', { interval: 200 });
  }
  for (const page of measuredPages) {
    const login = await sandbox.inject(`/sandbox/login?persona=${page.persona}&to=/`);
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const url = addressOf(page, origin, 'ours').slice(origin.length);
    const open = async () => {
      const [before, asks] = [process.cpuUsage(), asked];
      const answer = await server.inject({
        url,
        headers: { cookie, host: '127.0.0.1:8080', 'accept-encoding': 'br, gzip' },
      });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
      const { user, system } = process.cpuUsage(before);
      return {
        milliseconds: (user + system) / 1000,
        statements: asked - asks,
        kilobytes: answer.rawPayload.length / 1000,
      };
    };
    const openAgain = async (times: number) => {
      const all: Awaited<ReturnType<typeof open>>[] = [];
      for (let round = 0; round < times; round += 1) all.push(await open());
      return all;
    };
    const first = await openAgain(rounds);
    await openAgain(warm);
    if (profile !== undefined) await profiler.post('Profiler.start');
    const found = await openAgain(rounds);
    if (profile !== undefined) runs.push((await profiler.post('Profiler.stop')).profile);
    const taken = found.map((run) => run.milliseconds);
    const milliseconds = median(taken);
    const { kilobytes = 0 } = found[0] ?? {};
    // Some reads serve all pages of some seconds.
    const statements = median(found.map((run) => run.statements));
    const cells = [
      `${milliseconds.toFixed(1)} ms`,
      `${percentile(taken, 10).toFixed(1)} ms`,
      (1000 / milliseconds).toFixed(0),
      `${median(first.map((run) => run.milliseconds)).toFixed(1)} ms`,
      statements,
      kilobytes.toFixed(1),
    ];
    console.log(`| ${page.says} | ${cells.join(' | ')} |`);
  }
  if (profile !== undefined)
    for (const [at, run] of runs.entries())
      writeFileSync(profile.replace(/(\.cpuprofile)?$/, `-${measuredPages[at]?.name}.cpuprofile`), JSON.stringify(run));
} finally {
  await Promise.all([server.close(), sandbox.close()]);
  await database.close();
  await postgres?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
