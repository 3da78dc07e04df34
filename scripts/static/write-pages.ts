import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { StaticPage } from './static-pages.ts';

const toBrotli = promisify(brotliCompress);

/** One step below the best: a quarter of the time, one percent more bytes. */
const quality = 10;

/** Writes those that changed, each a second time compressed with Brotli. A file is replaced, never written into: another name may stand for it. */
export async function writePages(site: string, pages: readonly StaticPage[]): Promise<number> {
  const written = pages.map(async ({ file, html }) => {
    const path = join(site, file);
    if (existsSync(path) && (await readFile(path, 'utf8')) === html) return 0;
    const content = Buffer.from(html);
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    await mkdir(dirname(path), { recursive: true });
    await replace(path, content);
    await replace(`${path}.br`, await toBrotli(content, options));
    return 1;
  });
  return (await Promise.all(written)).reduce<number>((sum, one) => sum + one, 0);
}

async function replace(path: string, content: Buffer): Promise<void> {
  await rm(path, { force: true });
  await writeFile(path, content);
}
