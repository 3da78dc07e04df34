import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { filesBelow } from './files-below.ts';
import { brief, check, realFiles, root, rules, withFiles } from './project.ts';

interface Edit {
  /** Default: the table's `in`. */
  readonly in?: string;
  /** Stands exactly once in the file. Without it `with` is the whole file, which is added or replaced. */
  readonly replace?: string;
  /** `▶` marks where the Problems are told, in the order of `problems`. */
  readonly with: string;
}

interface Fault extends Partial<Edit> {
  readonly fault: string;
  readonly edits?: readonly Edit[];
  /**
   * Everything that is told, nothing else. `rule` stands at the next `▶`; `rule file:line:column` somewhere that is not marked.
   */
  readonly problems: readonly string[];
  /** Rules of `problems` that are still to be written: until then their Problems must be missing. */
  readonly awaits?: readonly string[];
}

interface Table {
  readonly in: string;
  readonly faults: readonly Fault[];
}

const folder = join(import.meta.dirname, 'faults');

/** `faults/base` with the real descriptor schemas, but for components: one service with a bit of everything, in which nothing is wrong. */
const base: ProjectFiles = new Map([
  ...[...realFiles].filter(([file]) => /^schemas\/(?!catalog-components-)[^/]+$/.test(file)),
  ...filesBelow(join(folder, 'base')),
]);

const tables = readdirSync(join(folder, 'small')).map((name) => {
  const table = parse(readFileSync(join(folder, 'small', name), 'utf8')) as Table;
  return [name.replace('.yaml', ''), table] as const;
});

it('the project of the small faults is right', () => {
  expect(check(base).problems.map(brief)).toEqual([]);
});

describe.each(tables)('small faults: %s', (_name, table) => {
  it.each(table.faults)('$fault', (fault) => {
    const { files, marks } = seed(fault, table.in);
    const expected = expectedOf(fault, marks).sort();
    const { problems } = check(withFiles(base, files));
    const told = problems.map(brief).sort();
    const awaited = fault.awaits ?? [];
    expect(told).toEqual(expected.filter((problem) => !awaited.includes(ruleOf(problem))));
    for (const rule of awaited) expect(expected.map(ruleOf)).toContain(rule);
    for (const { message } of problems) expect(message).toMatch(/[ぁ-ん].*。/u);
  });
});

/** Ids of the loader's own rules (what is too large is tried in `tests/load/hostile.test.ts`), from its sources: whole ones, `name/…` by the words for names, `expression/…` by their codes. */
function rulesOfLoader(): string[] {
  const sourceIn = (folder: string) =>
    filesBelow(join(root, folder))
      .filter(([file]) => file.endsWith('.ts') && !/^(?:functions|editor)/.test(file))
      .map(([, source]) => source)
      .join('\n');
  const loader = sourceIn('src/load');
  const whole = [...loader.matchAll(/'([a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*)'/g)].map((match) => match[1] ?? '');
  const words = /const WORDS\b[^=]*= \{([^}]*)\}/.exec(loader)?.[1] ?? '';
  const names = [...words.matchAll(/^ {2}(\w+):/gm)].map((match) => `name/${match[1]}`);
  const codes = [...sourceIn('src/expressions').matchAll(/'((?!x-)[a-z]+(?:-[a-z]+)+)'/g)].map((match) => match[1]);
  const expressions = ['empty', 'syntax', 'unknown-list', ...codes].map((code) => `expression/${code}`);
  expect(names.length + whole.length).toBeGreaterThan(100);
  // The last is a folder.
  const elsewhere = ['schemas/editor', 'yaml/too-large', 'src/server'];
  return [...new Set([...whole, ...names, ...expressions])].filter((id) => !elsewhere.includes(id));
}

it('every rule of the loader and of lint is told of in at least two small faults', () => {
  const told = (rule: string) =>
    tables
      .flatMap(([, table]) => table.faults)
      .filter(({ problems, awaits = [] }) => problems.some((one) => ruleOf(one) === rule) && !awaits.includes(rule));
  const all = [...rules.map(({ id }) => id), ...rulesOfLoader()];
  expect(all.filter((rule) => told(rule).length < 2)).toEqual([]);
});

/** The files with the mistakes in them, and the marked places in the order in which the edits are written. */
function seed(fault: Fault, home: string): { files: Record<string, string>; marks: readonly string[] } {
  const marked: Record<string, string> = {};
  const edits = fault.edits ?? [{ ...fault, with: fault.with ?? '' }];
  for (const { in: own, replace, with: put } of edits) {
    const file = own ?? home;
    const text = marked[file] ?? textOf(file);
    if (replace !== undefined) expect(text.split(replace)).toHaveLength(2);
    marked[file] = replace === undefined ? put : text.replace(replace, () => put);
  }
  const marks = Object.entries(marked).flatMap(([file, text]) => marksIn(file, text));
  const files = Object.entries(marked).map(([file, text]) => [file, text.replaceAll('▶', '')]);
  return { files: Object.fromEntries(files), marks };
}

/** `file:line:column` of every `▶`, as it is when they are gone. */
function marksIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const parts = line.split('▶').slice(0, -1);
    return parts.map((_part, nth) => `${file}:${index + 1}:${parts.slice(0, nth + 1).join('').length + 1}`);
  });
}

function expectedOf({ problems }: Fault, marks: readonly string[]): string[] {
  const open = [...marks];
  const expected = problems.map((problem) => (problem.includes(' ') ? problem : `${problem} ${open.shift()}`));
  expect(open).toEqual([]);
  return expected;
}

function ruleOf(problem: string): string {
  return problem.split(' ')[0] ?? '';
}

function textOf(file: string): string {
  const content = base.get(file) ?? '';
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
