import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { brief, check, realFiles, rules, withFiles } from './project.ts';

interface Fault {
  readonly fault: string;
  readonly file: string;
  readonly replace: string;
  /** `▶` stands before the character at which the Problem is told. */
  readonly with: string;
  readonly rule: string;
  /** For a Problem told elsewhere: the text that stands there. Kept as text, so that an edit of the real screens moves no line number here. */
  readonly at?: { readonly file: string; readonly text: string };
}

interface SmallFault {
  readonly problems: readonly string[];
  readonly awaits?: readonly string[];
}

const folder = join(import.meta.dirname, 'faults');
const tables = readdirSync(folder).filter((name) => name.endsWith('.json'));
const faults = tables.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Fault[]);

describe('a seeded fault in the real screens', () => {
  it.each(faults)('gives exactly one Problem: $fault', { timeout: 20_000 }, (fault) => {
    const text = textOf(fault.file);
    expect(text).toContain(fault.replace);
    const marked = text.replace(fault.replace, () => fault.with);
    const edited = marked.replace('▶', '');
    const { problems } = check(withFiles(realFiles, { [fault.file]: edited }));
    const { file, line, column } = placeOf(fault, marked, edited);
    expect(problems.map(brief)).toEqual([`${fault.rule} ${file}:${line}:${column}`]);
    expect(problems[0]?.message).toMatch(/[ぁ-ん].*。/u);
  });

  it('is there for every rule', () => {
    const told = new Set([...faults.map(({ rule }) => rule), ...toldBySmallFaults()]);
    expect(rules.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });
});

/** Rules that the tables of `small/` expect. */
function toldBySmallFaults(): readonly string[] {
  return readdirSync(join(folder, 'small')).flatMap((name) => {
    const table = parse(readFileSync(join(folder, 'small', name), 'utf8')) as {
      readonly faults: readonly SmallFault[];
    };
    return table.faults.flatMap(({ problems, awaits }) =>
      problems.map((problem) => problem.split(' ')[0] ?? '').filter((rule) => awaits?.includes(rule) !== true),
    );
  });
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
