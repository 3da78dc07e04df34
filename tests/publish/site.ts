import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { versionsOf } from '../../scripts/build/versions.ts';
import { dataIn } from '../../scripts/publish/publish-site.ts';
import { headersOf } from '../../scripts/static/headers.ts';
import { staticPages } from '../../scripts/static/static-pages.ts';
import { writePages } from '../../scripts/static/write-pages.ts';
import { drawStatic } from '../../src/html.tsx';
import type { Manifest } from '../../src/model/manifest.ts';
import { drawnSite } from '../http/kernel/drawn-site.ts';
import { scratch } from '../http/scratch.ts';

/** A site as the build leaves it, with one service of the real descriptors and its pages: the best compression of all takes a while. */
export async function publishedSite() {
  const site = join(mkdtempSync(join(scratch(), 'madoguchi-publish-')), 'svc');
  cpSync(fileURLToPath(drawnSite().url), site, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(site, 'data/manifest.json'), 'utf8')) as Manifest;
  const screens = manifest.screens.filter(({ service }) => service === 'familyregister');
  writeFileSync(join(site, 'data/manifest.json'), JSON.stringify({ ...manifest, screens }));
  const versions = versionsOf(dataIn(join(site, 'data')));
  writeFileSync(join(site, 'data/versions.json'), `${JSON.stringify(versions)}\n`);
  const pages = await staticPages(site, drawStatic);
  await writePages(site, pages);
  const read = (path: string) => readFileSync(join(site, path), 'utf8');
  return {
    site,
    headers: headersOf(pages),
    addresses: pages.map(({ file }) => file),
    data: () => dataIn(join(site, 'data')),
    read,
  };
}
