import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf, type ResultCache } from '../../src/load/files/result-cache.ts';

/** Relative to the project's root. */
const FILE = 'build/check/kept.json';
/** Results unused in this run may be needed again: after a mistake is corrected, on another branch. */
const MOST_UNUSED = 200;

export interface FileCache extends ResultCache {
  /** Writes new results. If writing fails, they are computed again next time. */
  save(): void;
}

/**
 * Cached results of earlier runs of the same code (`code`: its hash), in `build/check/`. A file that is broken, or written by different code,
 * is ignored. `fresh`: starts with an empty cache.
 */
export function openFileCache(root: string, code: string, fresh: boolean): FileCache {
  const file = join(root, FILE);
  const known = fresh ? new Map<string, unknown>() : readCacheFile(file, code);
  const used = new Map<string, unknown>();
  let isNew = false;
  return {
    get(key) {
      const value = used.get(key) ?? known.get(key);
      if (value !== undefined) used.set(key, value);
      return value;
    },
    set(key, value) {
      used.set(key, value);
      isNew = true;
    },
    save() {
      if (!isNew) return;
      isNew = false;
      const unused = [...known].filter(([key]) => !used.has(key)).slice(0, MOST_UNUSED);
      const body = JSON.stringify([...used, ...unused]);
      const temporary = `${file}.${process.pid}`;
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(temporary, `${headOf(code, body)}\n${body}`);
        // Atomic, as another check may be reading.
        renameSync(temporary, file);
      } catch {}
    },
  };
}

function readCacheFile(file: string, code: string): ReadonlyMap<string, unknown> {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    if (text.slice(0, end) === headOf(code, body)) return new Map(JSON.parse(body) as [string, unknown][]);
  } catch {}
  return new Map();
}

function headOf(code: string, body: string): string {
  return `${code} ${digestOf([body])}`;
}
