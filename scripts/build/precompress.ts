import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);

/**
 * Writes every script and style sheet a second time, with Brotli's best compression, which takes too long while somebody waits. Their names hold a hash
 * of their content, so the two cannot diverge.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const written = Object.values(bundle).map(async (output) => {
        if (!/\.(js|css)$/.test(output.fileName)) return;
        const content = output.type === 'chunk' ? output.code : output.source;
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(join(dir, `${output.fileName}.br`), await toBrotli(content, best));
      });
      await Promise.all(written);
    },
  };
}
