import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../src/server/create-server.ts';
import { keptKeys } from '../../src/server/db/kept-keys.ts';
import { openPortalDatabase } from '../../src/server/open-portal-database.ts';
import { administrator } from '../http/contract/admin/client.ts';
import { hasPostgres, startPostgres } from '../http/postgres.ts';
import { percentile } from './percentile.ts';

/** What an administrator asks of the list of users. */
const asked: { readonly [what: string]: readonly object[] } = {
  search: ['見本', '花子', 'aoba', 'U0042', '例示 太郎', 'hanako.mihon12', 'なし'].map((q) => ({ q })),
  sort: ['id', '-id', 'name', '-name', 'email', '-email'].map((sort) => ({ sort, page: '17' })),
  'search and sort': ['name', '-name', 'email', '-email'].map((sort) => ({ q: '花子', sort, page: '3' })),
};

const rounds = 40;

/** Milliseconds at the server, with 5,000 sample users: one line for each database, `p50 / p95` of each kind of question. */
export async function measureAdminLists(): Promise<readonly string[]> {
  const lines = [await onDatabase('PGlite', null)];
  if (!hasPostgres) return [...lines, 'PostgreSQL: not installed'];
  const { url, stop } = await startPostgres();
  try {
    return [...lines, await onDatabase('PostgreSQL', url)];
  } finally {
    await stop();
  }
}

async function onDatabase(kind: string, databaseUrl: string | null): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'madoguchi-bench-'));
  const database = await openPortalDatabase({ databaseUrl, dataFolder, keys: await keptKeys(dataFolder) });
  const server = await createServer({
    database,
    sandbox: true,
    callsPerMinute: 1_000_000,
    settings: { 'admin.sampleUsers': 5000 },
  });
  try {
    const client = await administrator(await server.listen({ port: 0, host: '127.0.0.1' }));
    const figures: string[] = [];
    for (const [what, questions] of Object.entries(asked)) {
      const spans: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const question of questions) {
          const before = performance.now();
          const { resultCode } = await client.call('adminUserList', question);
          if (resultCode !== '0000') throw new Error(`adminUserList: ${resultCode}`);
          spans.push(performance.now() - before);
        }
      }
      const [middle, most] = [percentile(spans, 50), percentile(spans, 95)].map((ms) => ms.toFixed(1));
      figures.push(`${what} ${middle} / ${most} ms`);
    }
    return `${kind}: ${figures.join(', ')}`;
  } finally {
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
