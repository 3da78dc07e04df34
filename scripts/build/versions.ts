import { createHash } from 'node:crypto';

/** What a static page is made from: it carries their hashes, and settings and the build's id are asked for anyway. */
const madeFrom = /^(manifest|catalog\.\w+|(screens|services)\/[\w-]+)\.json$/;

/** `data/versions.json`: by each such file a short hash, by which a page that was made from an older one is known. `files`: text by path below `data/`. */
export function versionsOf(files: Iterable<readonly [path: string, text: string]>): {
  readonly [path: string]: string;
} {
  const hashes = [...files]
    .filter(([path]) => madeFrom.test(path))
    .map(([path, text]) => [path, createHash('sha256').update(text).digest('base64url').slice(0, 8)] as const);
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}
