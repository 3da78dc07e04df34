import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of `src` that never reach the browser. */
const notInBundle = /^(server|lint|flow|load)[/\\]/;

/** A hash of the code and packages that make up the browser bundle. */
export function codeFingerprint(root: string): string {
  const hash = createHash('sha256');
  const source = join(root, 'src');
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(source.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !notInBundle.test(path))
    .sort();
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(join(source, path)));
  for (const file of ['package-lock.json', 'vite.config.ts']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
