import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes (1024 bytes) after gzip -9. */
export interface Size {
  readonly name: string;
  readonly kilobytes: number;
  readonly limit: number;
}

export interface Measured {
  readonly sizes: readonly Size[];
  /** Groups without any files, which are errors: a budget for nothing proves nothing. */
  readonly missing: readonly string[];
}

const limits = { entry: 97, lazy: 8, form: 47, css: 12, screen: 6, validator: 4 } as const;

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Chunks = { readonly [key: string]: ManifestChunk };

/** Measures a built site. `folder` holds `.vite/manifest.json`, `assets/` and `data/`. */
export function measure(folder: string): Measured {
  const chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Chunks;
  const entry = Object.entries(chunks).find(([, chunk]) => chunk.isEntry === true)?.[0];
  const validators = Object.entries(chunks).filter(([key]) => /build\/validators\//.test(key));
  const lazy = Object.entries(chunks).filter(([key]) => key.endsWith('build/lazy.ts'));
  const first = entry === undefined ? [] : withImports(chunks, entry);
  const form = Object.entries(chunks).filter(([, { name }]) => name === 'screen-form');
  // Screens with fields load these three together (`vite.config.ts`).
  const withFields = Object.entries(chunks).filter(([, { name = '' }]) =>
    ['screen-form', 'inputs', 'rules'].includes(name),
  );
  const formOnly = new Set(
    withFields.flatMap(([key]) => withImports(chunks, key)).filter((file) => !first.includes(file)),
  );
  const css = new Set(
    Object.values(chunks).flatMap((chunk) => [
      ...(chunk.css ?? []),
      ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
    ]),
  );
  const groups: [string, number, string[][]][] = [
    ['entry, with what it imports', limits.entry, first.length === 0 ? [] : [first]],
    ['table of what is loaded when needed', limits.lazy, lazy.map(([, chunk]) => [chunk.file])],
    [
      'form chunk, inputs and rules, with what they alone import',
      limits.form,
      form.length === 0 ? [] : [[...formOnly]],
    ],
    ['style sheets', limits.css, css.size === 0 ? [] : [[...css]]],
    ['largest screen', limits.screen, filesIn(folder, 'data/screens').map((file) => [file])],
    [
      'largest validator',
      limits.validator,
      validators.map(([key]) =>
        withImports(chunks, key).filter((file) => !first.includes(file) && !formOnly.has(file)),
      ),
    ],
  ];
  return {
    sizes: groups.map(([name, limit, candidates]) => ({ name, limit, kilobytes: largest(folder, candidates) })),
    missing: groups.filter(([, , candidates]) => candidates.length === 0).map(([name]) => name),
  };
}

/** A chunk's file and those of its static imports. */
function withImports(chunks: Chunks, key: string, seen = new Set<string>()): string[] {
  const chunk = chunks[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => withImports(chunks, imported, seen))];
}

function filesIn(folder: string, below: string): string[] {
  return existsSync(join(folder, below)) ? readdirSync(join(folder, below)).map((name) => `${below}/${name}`) : [];
}

function largest(folder: string, candidates: readonly (readonly string[])[]): number {
  return Math.max(
    0,
    ...candidates.map((files) => files.reduce((sum, file) => sum + kilobytesOf(join(folder, file)), 0)),
  );
}

function kilobytesOf(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length / 1024;
}
