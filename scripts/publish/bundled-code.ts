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
  /** By file of `catalog/components`, a hash of its words. Absent in a bundle that had them in its sources. */
  readonly words?: { readonly [file: string]: string };
  /** By file, a hash of what the server says: it reads these words when it starts. Absent as above. */
  readonly serverWords?: { readonly [file: string]: string };
}

/** Where, below the folder of the site. No web server serves it. */
export const bundledCodeFile = '.vite/code.json';

/** What a bundle made now would hold. */
export function codeToBundle(root: string): BundledCode {
  const written = (folder: string, ending: RegExp = /^([\w-]+)\.js$/) => {
    const path = join(root, 'build', folder);
    return existsSync(path) ? readdirSync(path).flatMap((name) => ending.exec(name)?.[1] ?? []) : [];
  };
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, 'build', file)))
      .digest('hex')
      .slice(0, 16);
  const wordsIn = (folder: string, nameOf: (file: string) => string) =>
    Object.fromEntries(written(folder, /^([\w-]+)\.ts$/).map((file) => [nameOf(file), hashOf(`${folder}/${file}.ts`)]));
  return {
    fingerprint: codeFingerprint(root),
    parts: Object.values(findParts(root)).flatMap((parts) => parts.map(({ file }: { readonly file: string }) => file)),
    forms: written('validators'),
    calls: Object.fromEntries(written('calls').map((call) => [call, hashOf(`calls/${call}.js`)])),
    words: wordsIn('wording', (file) => file),
    serverWords: {
      ...wordsIn('wording/server', (file) => `catalog/server/${file}.yaml`),
      ...wordsIn('wording/services', (service) => `screens/${service}/catalog/server.yaml`),
    },
  };
}
