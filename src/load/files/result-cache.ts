import { createHash } from 'node:crypto';

/** Cached results of earlier runs of the same code, as plain JSON, keyed by everything they depend on. */
export interface ResultCache {
  /** undefined = not cached. */
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

export const noCache: ResultCache = { get: () => undefined, set: () => {} };

/** For many checks of nearly the same project in one process. */
export function memoryCache(): ResultCache {
  const known = new Map<string, unknown>();
  return { get: (key) => known.get(key), set: (key, value) => known.set(key, value) };
}

/** A digest of these contents in this order. */
export function digestOf(contents: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha1');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('base64');
}

const known = new WeakMap<Uint8Array, string>();

/** As `digestOf`, of digests: bytes that are asked for again are not read again. */
export function digestOfAll(contents: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha1');
  for (const content of contents) {
    if (typeof content === 'string') hash.update(content).update('\0');
    else {
      const own = known.get(content) ?? digestOf([content]);
      known.set(content, own);
      hash.update(own).update('\0');
    }
  }
  return hash.digest('base64');
}
