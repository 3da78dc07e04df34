import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { precompress } from '../../scripts/build/precompress.ts';
import { readHome } from '../../src/server/kernel/portal/read-home.ts';
import { listedEvents } from '../../src/server/pages/home/life-events.ts';
import { measuredPages } from './measured-pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the pages written by hand for production: one HTML file and one entry for each, React and the frame shared. */
export async function buildHandWritten(outDir: string): Promise<void> {
  const home = await homeContent();
  await build({
    configFile: false,
    root: here('./hand-written/'),
    base: '/svc/',
    logLevel: 'error',
    plugins: [
      precompress(),
      {
        name: 'data-files',
        generateBundle() {
          this.emitFile({ type: 'asset', fileName: 'data/version.json', source: '{"version":"1"}' });
          this.emitFile({ type: 'asset', fileName: 'data/home.json', source: JSON.stringify(home) });
        },
      },
    ],
    publicDir: here('../../src/public/'),
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: measuredPages.map(({ byHand }) => here(`./hand-written/${byHand}`)),
        output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: measuredPages.length - 1 }] } },
      },
    },
  });
}

/** What the home page shows and no call tells: the services by life event. */
async function homeContent(): Promise<object> {
  return { events: listedEvents((await readHome(new URL('../../', import.meta.url))).events) };
}
