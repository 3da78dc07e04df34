import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProjectFiles } from '../../src/load/files/project-files.ts';

const stampOf = (root: string) => join(root, 'build/descriptors.sha256');

/** Notes of which descriptors `build/` is made; `isRefused`: of none, they had errors. */
export function stampDescriptors(root: string, isRefused: boolean): void {
  if (isRefused) rmSync(stampOf(root), { force: true });
  else writeFileSync(stampOf(root), fingerprint(root));
}

/** Is `build/` of the descriptors as they are? */
export function isBuiltFrom(root: string): boolean {
  try {
    return readFileSync(stampOf(root), 'utf8') === fingerprint(root);
  } catch {
    return false;
  }
}

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const [path, content] of readProjectFiles(root)) hash.update(`${path}\0`).update(content).update('\0');
  return hash.digest('hex');
}
