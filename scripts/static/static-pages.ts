import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawStaticPage } from '../../src/model/drawn-page.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { frameOf, type PartFiles, pageOf } from '../../src/server/pages/site/page-frame.ts';

export interface StaticPage {
  /** File below the folder of the site. */
  readonly file: string;
  readonly html: string;
  /** Of the inline sheet, as the policy names it. */
  readonly styleHash: string;
  readonly scriptHash: string;
}

/** The pages of a built site, of every address of a screen that says everything without a value of its own. */
export async function staticPages(site: string, draw: DrawStaticPage): Promise<readonly StaticPage[]> {
  const text = (path: string) => readFile(join(site, path), 'utf8');
  const known = new Map<string, Promise<unknown>>();
  const data = (path: string) => {
    const reading = known.get(path) ?? text(`data/${path}`).then(JSON.parse);
    known.set(path, reading);
    return reading;
  };
  const [index, script, parts, manifest, versions] = await Promise.all([
    text('index.html'),
    text('assets/start.js'),
    text('.vite/parts.json').then((found) => JSON.parse(found) as PartFiles),
    data('manifest.json') as Promise<Manifest>,
    data('versions.json') as Promise<{ readonly [file: string]: string }>,
  ]);
  const frame = await frameOf(index, script, parts, text);
  const pages: StaticPage[] = [];
  for (const address of addressesOf(manifest)) {
    const report = (what: string, detail: unknown) => console.warn(`${address}: ${what}`, detail);
    const drawn = await draw({ pathname: `/svc/${address}`, data, versions, report });
    if (drawn !== null) pages.push({ file: join(address, 'index.html'), ...pageOf(frame, drawn) });
  }
  return pages;
}

/** One file can serve an address only where nothing in it is a value. What may be left out is. */
export function addressesOf({ screens }: Manifest): readonly string[] {
  const paths = screens.flatMap(({ routes }) => routes.map(({ path }) => path.replace(/\/?\{\w+\?\}/g, '')));
  return [...new Set(paths)].filter((path) => !path.includes('{'));
}
