import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { brief, check, realFiles, withFiles } from './project.ts';

interface Fault {
  readonly fault: string;
  readonly file: string;
  /** `…` stands for the rest of a line: what it says there is no matter of the fault. */
  readonly replace: string;
  /** `▶` stands before the character at which the Problem is told. */
  readonly with: string;
  readonly rule: string;
  /** For a Problem told elsewhere: the text that stands there. Kept as text, so that an edit of the real screens moves no line number here. */
  readonly at?: { readonly file: string; readonly text: string };
}

export const faultsFolder = join(import.meta.dirname, 'faults');
const tables = readdirSync(faultsFolder).filter((name) => name.endsWith('.json'));

/** Faults to be seeded in the real screens. */
export const faults = tables.flatMap(
  (name) => JSON.parse(readFileSync(join(faultsFolder, name), 'utf8')) as readonly Fault[],
);

/** In the whole project exactly one Problem is told, at the marked place. */
export function expectTold(fault: Fault): void {
  const text = textOf(fault.file);
  const replaced = patternOf(fault.replace);
  expect(text).toMatch(replaced);
  const marked = text.replace(replaced, () => fault.with);
  const edited = marked.replace('▶', '');
  const { problems } = check(withFiles(realFiles, { [fault.file]: edited }));
  const { file, line, column } = placeOf(fault, marked, edited);
  expect(problems.map(brief)).toEqual([`${fault.rule} ${file}:${line}:${column}`]);
  expect(problems[0]?.message).toMatch(/[ぁ-ん].*。/u);
}

function patternOf(replaced: string): RegExp {
  const parts = replaced.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`${/^\s/u.test(replaced) ? '^' : ''}${parts.join('.*')}`, 'mu');
}

function placeOf({ file, at }: Fault, marked: string, edited: string): { file: string; line: number; column: number } {
  const elsewhere = at === undefined ? marked : at.file === file ? edited : textOf(at.file);
  const index = elsewhere.indexOf(at === undefined ? '▶' : at.text);
  expect(index).toBeGreaterThanOrEqual(0);
  const before = elsewhere.slice(0, index).split('\n');
  return { file: at?.file ?? file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function textOf(file: string): string {
  const content = realFiles.get(file);
  if (content === undefined) throw new Error(`no such file: ${file}`);
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
