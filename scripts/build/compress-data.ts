import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const toBrotli = promisify(brotliCompress);

/** What every journey asks for whole. A screen comes with the others of its service; settings are the operator's to change. */
const asked = /^(manifest|catalog\.\w+|(services|together)\/[\w-]+)\.json$/;

/** Writes the data of a site a second time, with Brotli's best compression; what is no longer of the file as it is now, is written anew or removed. */
export async function compressData(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const written = files.map(async (path) => {
    const file = join(folder, path);
    if (path.endsWith('.br') && !existsSync(file.slice(0, -3))) rmSync(file);
    if (!asked.test(path) || isCompressed(file)) return;
    const content = readFileSync(file);
    const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const smaller = await toBrotli(content, {
      params: { ...best, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    // Replaced, never written into: another name may stand for it.
    rmSync(`${file}.br`, { force: true });
    writeFileSync(`${file}.br`, smaller);
  });
  await Promise.all(written);
}

const isCompressed = (file: string): boolean =>
  existsSync(`${file}.br`) && statSync(`${file}.br`).mtimeMs >= statSync(file).mtimeMs;
