import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DrawStaticPage } from '../../src/model/drawn-page.ts';
import { compressData } from '../build/compress-data.ts';
import { headersOf, type StaticHeaders } from '../static/headers.ts';
import { type StaticPage, staticPages } from '../static/static-pages.ts';
import { writePages } from '../static/write-pages.ts';
import type { DataFiles } from './next-data.ts';
import { linkedCopy, mendSwap, nextOf, publishNext } from './swap-folders.ts';

interface Publishing {
  /** Folder of the built app, and what its web server's policy names. */
  readonly site: string;
  readonly headers: StaticHeaders;
  readonly data: DataFiles;
  readonly draw: DrawStaticPage;
}

export type Published =
  | { readonly files: readonly string[]; readonly pages: number }
  /** Pages that the policy would not let look as they are. */
  | { readonly refused: readonly string[] };

/** Publishes these data and the pages made of them, all or nothing. */
export async function publishSite({ site, headers, data, draw }: Publishing): Promise<Published> {
  mendSwap(site);
  const next = nextOf(site);
  try {
    linkedCopy(site, next);
    const files = putData(join(next, 'data'), data);
    if (files.length === 0) return { files, pages: 0 };
    await compressData(join(next, 'data'));
    const pages = await staticPages(next, draw);
    const refused = pages.filter((page) => !isAllowed(page, headers)).map(({ file }) => dirname(file));
    if (refused.length > 0) return { refused };
    const before = pagesIn(site);
    for (const file of before.filter((file) => !pages.some((page) => page.file === file)))
      for (const written of [file, `${file}.br`]) rmSync(join(next, written), { force: true });
    const written = await writePages(next, pages);
    publishNext(site);
    return { files, pages: written };
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Paths of the files that are others now, or gone. */
function putData(folder: string, data: DataFiles): readonly string[] {
  const before = dataIn(folder);
  const gone = [...before.keys()].filter((path) => !data.has(path));
  const changed = [...data].filter(([path, text]) => before.get(path) !== text);
  for (const path of [...gone, ...changed.map(([path]) => path)]) rmSync(join(folder, path), { force: true });
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return [...gone, ...changed.map(([path]) => path)].filter((path) => path !== 'versions.json').sort();
}

/** The files of a folder of data. */
export function dataIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => path.replaceAll('\\', '/'));
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function isAllowed(page: StaticPage, headers: StaticHeaders): boolean {
  const {
    'script-src': [script = ''],
    'style-src': [style = ''],
  } = headersOf([page]);
  return headers['script-src'].includes(script) && headers['style-src'].includes(style);
}

function pagesIn(site: string): readonly string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => /[\\/]index\.html$/.test(path));
}
