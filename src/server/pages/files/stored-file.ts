import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../kernel/page/choose-encoding.ts';

/** Scripts are modules, which are UTF-8 whatever is said, and JSON is nothing else. */
const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const incompressible = new Set(['.png', '.ico', '.woff2']);
const documents = new Set(['.html', '.svg']);

/** A file as it was read. */
export interface StoredFile {
  readonly type: string;
  /** Weak: the same for every encoding. */
  readonly etag: string;
  readonly isCompressible: boolean;
  /** Can be opened as a page. */
  readonly isDocument: boolean;
  body(encoding: Encoding): Promise<Buffer>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return encoding === 'gzip' ? toGzip(content, { level: 9 }) : content;
}

/**
 * `path` tells the type. `precompressed` reads what the build compressed with Brotli, better than there is time for here
 * (`scripts/build/precompress.ts`); where it fails, the content is compressed now.
 */
export function storedFile(path: string, content: Buffer, precompressed?: () => Promise<Buffer>): StoredFile {
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`,
    isCompressible: !incompressible.has(extname(path)),
    isDocument: documents.has(extname(path)),
    body(encoding) {
      const known = encoded.get(encoding);
      if (known !== undefined) return known;
      const ready = encoding === 'br' ? precompressed?.().catch(() => undefined) : undefined;
      const done = Promise.resolve(ready).then((found) => found ?? encode(content, encoding));
      encoded.set(encoding, done);
      return done;
    },
  };
}

/**
 * Files of one folder, compressed on first request. A changed file is reread, so replacing a file publishes it. `open` returns null for
 * files that are missing or outside the folder.
 */
export function storedFiles(root: string): { open(path: string): Promise<StoredFile | null> } {
  const known = new Map<string, { readonly changedMs: number; readonly size: number; readonly file: StoredFile }>();
  return {
    async open(path) {
      // One spelling for each file, and none for hidden ones.
      if (
        path.includes('\0') ||
        path.includes('\\') ||
        path.split('/').some((part) => part === '' || part.startsWith('.'))
      )
        return null;
      const full = join(root, path);
      // A page asks this of nine files that are nearly always known: a thread for each costs more than the answer, which the system has in its memory.
      const status = statusOf(full);
      if (!status?.isFile()) return null;
      const before = known.get(full);
      if (before?.changedMs === status.mtimeMs && before.size === status.size) return before.file;
      const precompressed = async () => {
        // Who replaces a file by hand need not think of the other one.
        if ((await stat(`${full}.br`)).mtimeMs < status.mtimeMs) throw new Error('of the file as it was');
        return readFile(`${full}.br`);
      };
      const file = storedFile(path, await readFile(full), precompressed);
      known.set(full, { changedMs: status.mtimeMs, size: status.size, file });
      return file;
    },
  };
}

/** null = there is none, or there cannot be one of that name. */
function statusOf(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}
