import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { loadSmall, textOf } from './small-project.ts';

/** Puts the mistake in and says where its Problem must stand: at `⟦`, or anywhere in the project when the fault marks no place. */
function seed(file: string, from: string, to: string) {
  const text = textOf(file);
  if (text.split(from).length !== 2) throw new Error(`"${from}" must stand once in ${file}`);
  const marked = text.replace(from, () => to);
  const offset = marked.indexOf('⟦');
  const before = marked.slice(0, offset).split('\n');
  const place = offset === -1 ? null : { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  return { text: marked.replace('⟦', ''), place };
}

describe('one mistake gives one Problem, at its place', () => {
  it.each(faults)('$what', ({ file, from, to, rule, suggestion }) => {
    const { text, place } = seed(file, from, to);
    const { problems } = loadSmall({ [file]: text });
    expect(problems.map((problem) => problem.rule)).toEqual([rule]);
    if (place !== null) expect(problems[0]?.place).toEqual(place);
    expect(problems[0]?.suggestion).toBe(suggestion);
    expect(problems[0]?.message).toMatch(/[ぁ-ん].*。/);
  });
});
