import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const BUNDLE_FOLDER = 'build/check';
/** File beside the bundle: the hash in its name, its input files with their hashes, and the collected folders with their file names. */
export const MADE_OF = 'made-of.json';

export function hashOf(bytes) {
  return createHash('sha1').update(bytes).digest('hex');
}

export function bundleName(code) {
  return `check-${code}.mjs`;
}

export function freshBundle(root) {
  try {
    const { code, files, folders } = JSON.parse(readFileSync(join(root, BUNDLE_FOLDER, MADE_OF), 'utf8'));
    const file = join(root, BUNDLE_FOLDER, bundleName(code));
    const isFresh =
      Object.entries(folders).every(([folder, names]) => isSame(readdirSync(join(root, folder)), names)) &&
      Object.entries(files).every(([path, hash]) => hashOf(readFileSync(join(root, path))) === hash) &&
      hashOf(readFileSync(file)) === code;
    return isFresh ? { file, code } : null;
  } catch {
    return null;
  }
}

function isSame(names, others) {
  return names.length === others.length && names.every((name) => others.includes(name));
}
