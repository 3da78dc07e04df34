import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { precompress } from '../../scripts/build/precompress.ts';
import { createServer } from '../../src/server/create-server.ts';
import { openPortalDatabase } from '../../src/server/open-portal-database.ts';
import { buildProjectCopy } from './project-copy.ts';

/** Origins of the servers; `ours` is the project as it is, `oursLarge` has the generated service too. */
export interface Sites {
  readonly ours: string;
  readonly oursLarge: string;
  readonly handWritten: string;
  close(): Promise<void>;
}

/** Builds both sides for production and serves them by the same portal server: same calls, same compression, same headers. */
export async function openSites(repository: string): Promise<Sites> {
  const plain = buildProjectCopy(repository, false);
  const large = buildProjectCopy(repository, true);
  const handWritten = mkdtempSync(join(tmpdir(), 'madoguchi-hand-written-'));
  await buildHandWritten(handWritten);
  const data = mkdtempSync(join(tmpdir(), 'madoguchi-bench-data-'));
  const database = await openPortalDatabase({ databaseUrl: null, dataFolder: data });
  const servers = await Promise.all(
    [join(plain.root, 'dist/svc'), join(large.root, 'dist/svc'), handWritten].map((folder) =>
      createServer({
        // One database for all; it is closed once, below.
        database: Object.assign(Object.create(database), { close: async () => {} }),
        sandbox: true,
        siteFolder: pathToFileURL(`${folder}/`),
        callsPerMinute: 1_000_000,
      }),
    ),
  );
  const [ours = '', oursLarge = '', byHand = ''] = await Promise.all(
    servers.map((server) => server.listen({ port: 0, host: '127.0.0.1' })),
  );
  return {
    ours,
    oursLarge,
    handWritten: byHand,
    async close() {
      for (const server of servers) await server.close();
      await database.close();
      plain.remove();
      large.remove();
      for (const folder of [handWritten, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function buildHandWritten(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./hand-written/', import.meta.url)),
    base: '/svc/',
    logLevel: 'warn',
    plugins: [
      precompress(),
      {
        name: 'version-file',
        generateBundle() {
          this.emitFile({ type: 'asset', fileName: 'data/version.json', source: '{"version":"1"}' });
        },
      },
    ],
    publicDir: fileURLToPath(new URL('../../src/public/', import.meta.url)),
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  });
}
