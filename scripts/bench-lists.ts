/**
 * Part of `npm run bench`: response times of searches and sorted pages of lists with 5,000 made-up rows, on the embedded database and, where
 * available, on PostgreSQL. Medians and 95th percentiles over HTTP on this machine; target: 95 % under 200 ms. Asserts nothing.
 * `--rows=5000`, `--rounds=100`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../src/server/create-server.ts';
import type { Database } from '../src/server/db/database.ts';
import { keptKeys } from '../src/server/db/kept-keys.ts';
import { fillMadeUp } from '../src/server/fill-made-up.ts';
import { openPortalDatabase } from '../src/server/open-portal-database.ts';
import { readByService } from '../tests/by-service.ts';
import { type Client, logIn } from '../tests/http/contract/client.ts';
import { hasPostgres, startPostgres } from '../tests/http/postgres.ts';

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((token) => token.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const rows = option('rows', 5000);
const rounds = option('rounds', 100);

/** `tests/bench/lists/<service>.yaml`: whose lists of a service are asked for, and how. */
interface Lists {
  readonly persona: string;
  readonly lists: readonly { readonly says: string; readonly call: string; readonly with: object }[];
}

const asked = readByService<Lists>('tests/bench/lists').map(({ content }) => content);

await measure('PGlite', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'madoguchi-bench-lists-'));
  const database = await openPortalDatabase({ databaseUrl: null, dataFolder, keys: await keptKeys(dataFolder) });
  return { database, remove: async () => rmSync(dataFolder, { recursive: true, force: true }) };
});
if (hasPostgres) {
  await measure('PostgreSQL', async () => {
    const { url: databaseUrl, stop } = await startPostgres();
    const dataFolder = mkdtempSync(join(tmpdir(), 'madoguchi-bench-lists-'));
    const keys = await keptKeys(dataFolder);
    return { database: await openPortalDatabase({ databaseUrl, dataFolder, keys }), remove: stop };
  });
}

async function measure(
  name: string,
  open: () => Promise<{ readonly database: Database; remove(): Promise<void> }>,
): Promise<void> {
  const { database, remove } = await open();
  const started = performance.now();
  await fillMadeUp(database, rows);
  const filledMs = performance.now() - started;
  const server = await createServer({
    database,
    sandbox: true,
    callsPerMinute: 10_000_000,
    externalSite: { port: 0, host: '127.0.0.1' },
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    console.log(`\n${name}, ${rows} made-up rows (filled in ${Math.round(filledMs)} ms), ${rounds} rounds:\n`);
    const times = new Map<string, number[]>();
    const clients = await Promise.all(asked.map(({ persona }) => logIn(origin, persona)));
    const wishes = asked.flatMap(({ lists }, nth) =>
      lists.map((list) => ({ ...list, client: clients[nth] as Client })),
    );
    for (let round = 0; round < rounds; round += 1) {
      for (const { says, call, with: wish, client } of wishes) {
        const before = performance.now();
        const { resultCode } = await client.call(call, wish);
        const took = performance.now() - before;
        if (resultCode !== '0000') throw new Error(`${call} answers ${resultCode}`);
        // The first round warms up query plans and pages.
        if (round > 0) times.set(says, [...(times.get(says) ?? []), took]);
      }
    }
    console.log('| list | median | p95 |\n|---|--:|--:|');
    for (const [label, values] of times) console.log(`| ${label} | ${at(values, 0.5)} ms | ${at(values, 0.95)} ms |`);
  } finally {
    await server.close();
    await remove();
  }
}

function at(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN);
}
