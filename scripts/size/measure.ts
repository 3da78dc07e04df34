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

const limits = {
  entry: 97,
  lazy: 5,
  form: 17,
  live: 117,
  checks: 7,
  late: 10,
  ahead: 3,
  css: 12,
  screen: 6,
  validators: 3,
  answers: 10,
  together: 25,
} as const;

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Chunks = { readonly [key: string]: ManifestChunk };

/** Measures a built site. `folder` holds `.vite/manifest.json`, `assets/` and `data/`. */
export function measure(folder: string): Measured {
  const chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Chunks;
  // What index.html loads (`vite.config.ts`).
  const entry = Object.entries(chunks).find(([, { name }]) => name === 'index')?.[0];
  // One for what a service alone judges, others for what several do (`scripts/build/with-chunk-marks.ts`).
  const validators = Object.entries(chunks).filter(([, { name = '' }]) => /^forms(-|$)/.test(name));
  const answers = Object.entries(chunks).filter(([, { name = '' }]) => /^calls(-|$)/.test(name));
  const lazy = Object.entries(chunks).filter(([key]) => key.endsWith('build/lazy.ts'));
  const first = entry === undefined ? [] : withImports(chunks, entry);
  /** The files of the chunks of these names and of what they import, without those that are there already. */
  const filesOf = (names: readonly string[], there: readonly string[]) => {
    const found = Object.entries(chunks).filter(([, { name = '' }]) => names.includes(name));
    return [...new Set(found.flatMap(([key]) => withImports(chunks, key)))].filter((file) => !there.includes(file));
  };
  // Screens with fields load these together, and nothing else is needed to draw and to type (`vite.config.ts`).
  const form = filesOf(['screen-form', 'inputs'], first);
  const checks = filesOf(['checks', 'rules'], [...first, ...form]);
  const late = filesOf(['late'], [...first, ...form]);
  const ahead = filesOf(['ahead'], [...first, ...form]);
  const table = lazy.map(([, chunk]) => chunk.file);
  const live = form.length === 0 || first.length === 0 ? [] : [...first, ...table, ...form];
  const css = new Set(
    Object.values(chunks).flatMap((chunk) => [
      ...(chunk.css ?? []),
      ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
    ]),
  );
  /** With what nothing else has brought before. */
  const alone = ([key]: readonly [string, ManifestChunk]) =>
    withImports(chunks, key).filter((file) => ![...first, ...form, ...checks].includes(file));
  const some = (files: readonly string[]) => (files.length === 0 ? [] : [files]);
  const groups: [string, number, (readonly string[])[]][] = [
    ['entry, with what it imports', limits.entry, some(first)],
    ['table of what is loaded when needed', limits.lazy, some(table)],
    ['form chunk and inputs, with what they alone import', limits.form, some(form)],
    ['all three: until a plain form can be used', limits.live, some(live)],
    ['what judges inputs, at a press', limits.checks, some(checks)],
    ['what comes when the page is idle', limits.late, some(late)],
    ['what looks ahead', limits.ahead, some(ahead)],
    ['style sheets', limits.css, some([...css])],
    ['largest screen', limits.screen, filesIn(folder, 'data/screens').map((file) => [file])],
    ['largest validators of one service', limits.validators, validators.map(alone)],
    ['largest validators of answers of one service', limits.answers, answers.map(alone)],
    [
      'largest screens of one service, together',
      limits.together,
      filesIn(folder, 'data/together')
        .filter((file) => file.endsWith('.json'))
        .map((file) => [file]),
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
