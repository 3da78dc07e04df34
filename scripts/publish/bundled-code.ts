import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFingerprint } from '../build/code-fingerprint.ts';
import { findParts } from '../build/parts.ts';

/** What a bundle holds of code, as far as descriptors need it. Written beside the bundle, compared when descriptors are published without one. */
export interface BundledCode {
  /** Of everything under `src` that is in it, and its packages. */
  readonly fingerprint: string;
  /** Widgets, blocks, steps, functions, constraints: their files. */
  readonly parts: readonly string[];
  /** Hashes of the forms whose inputs it can judge. */
  readonly forms: readonly string[];
  /** By call, a hash of what judges its answer. */
  readonly calls: { readonly [call: string]: string };
}

/** Where, below the folder of the site. No web server serves it. */
export const bundledCodeFile = '.vite/code.json';

/** What a bundle made now would hold. */
export function codeToBundle(root: string): BundledCode {
  const written = (folder: string) => {
    const path = join(root, 'build', folder);
    return existsSync(path) ? readdirSync(path).filter((name) => /^\w+\.js$/.test(name)) : [];
  };
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, 'build/calls', file)))
      .digest('hex')
      .slice(0, 16);
  return {
    fingerprint: codeFingerprint(root),
    parts: Object.values(findParts(root)).flatMap((parts) => parts.map(({ file }: { readonly file: string }) => file)),
    forms: written('validators').map((name) => name.slice(0, -'.js'.length)),
    calls: Object.fromEntries(written('calls').map((name) => [name.slice(0, -'.js'.length), hashOf(name)])),
  };
}
