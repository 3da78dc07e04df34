import { join } from 'node:path';
import { vocabulary } from '../../build/vocabulary.ts';
import { checkProject } from '../../scripts/check/check-project.ts';
import { collectRules } from '../../scripts/check/collect-rules.ts';
import type { Example } from '../../src/lint/rule.ts';
import { type ProjectFiles, readProjectFiles } from '../../src/load/files/project-files.ts';
import { memoryCache } from '../../src/load/files/result-cache.ts';
import type { LoadedProject } from '../../src/load/gather/loaded.ts';
import type { Problem } from '../../src/model/problem.ts';
import { filesBelow } from './files-below.ts';

export const root = join(import.meta.dirname, '../..');
export const rules = await collectRules(root);
export const realFiles = readProjectFiles(root);

/** `tests/lint/base` with the real descriptor schemas: the smallest project in which everything is used and nothing is wrong. */
export const baseFiles: ProjectFiles = new Map([
  ...[...realFiles].filter(([file]) => /^schemas\/[^/]+$/.test(file)),
  ...filesBelow(join(import.meta.dirname, 'base')),
]);

/** Hundreds of checks of almost the same project: what did not change is not analysed again. */
const kept = memoryCache();

let real: LoadedProject | null = null;

export function check(files: ProjectFiles): LoadedProject {
  if (files !== realFiles) return checkProject(files, vocabulary, rules, kept);
  real ??= checkProject(files, vocabulary, rules, kept);
  return real;
}

/** The files with some replaced or added. */
export function withFiles(files: ProjectFiles, changed: { readonly [file: string]: string }): ProjectFiles {
  return new Map([...files, ...Object.entries(changed)]);
}

const SCREEN = 'screens/sample/SMP0001-01-001.sample-first.yaml';
const HEAD = 'id: SMP0001-01-001\nname: sample-first\npath: first/\ntitle: 見本の画面\n';

/** An example as a file of the base project. `line` and `column` are the marked place. */
export function exampleFile({ file, yaml }: Example): { file: string; text: string; line: number; column: number } {
  const marked = file === undefined ? HEAD + yaml : yaml;
  const before = marked.slice(0, Math.max(0, marked.indexOf('▶'))).split('\n');
  return {
    file: file ?? SCREEN,
    text: marked.replace('▶', ''),
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  };
}

/** `rule file:line:column`, what tables of expected Problems are written in. */
export function brief({ rule, place }: Problem): string {
  return `${rule} ${place.file}:${place.line}:${place.column}`;
}
