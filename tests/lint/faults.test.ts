import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, realFiles, rules, withFiles } from './project.ts';

interface Fault {
  readonly fault: string;
  readonly file: string;
  readonly replace: string;
  readonly with: string;
  /** `rule line:column`, with `file:` before the line when it is told in another file. */
  readonly problem: string;
}

const folder = join(import.meta.dirname, 'faults');
const tables = readdirSync(folder).filter((name) => name.endsWith('.json'));
const faults = tables.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Fault[]);

describe('a seeded fault in the real screens', () => {
  it.each(faults)('gives exactly one Problem: $fault', (fault) => {
    const text = textOf(fault.file);
    expect(text).toContain(fault.replace);
    const edited = text.replace(fault.replace, () => fault.with);
    const { problems } = check(withFiles(realFiles, { [fault.file]: edited }));
    const told = problems.map(({ rule, place }) => {
      const file = place.file === fault.file ? '' : `${place.file}:`;
      return `${rule} ${file}${place.line}:${place.column}`;
    });
    expect(told).toEqual([fault.problem]);
    expect(problems[0]?.message).toMatch(/[ぁ-ん].*。/u);
  });

  it('is there for every rule that the real screens can break', () => {
    const told = new Set(faults.map(({ problem }) => problem.split(' ')[0]));
    const without = rules.map(({ id }) => id).filter((id) => !told.has(id));
    expect(without).toEqual([
      'app-unused',
      'option-twice',
      'poll-exit',
      'poll-interval',
      'sentence-length',
      'state-unset',
    ]);
  });
});

function textOf(file: string): string {
  const content = realFiles.get(file);
  if (content === undefined) throw new Error(`no such file: ${file}`);
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
