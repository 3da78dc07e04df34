import { describe, expect, it } from 'vitest';
import { readYaml } from '../../src/load/yaml/read-yaml.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

/** YAML in; the one Problem as `line:column rule`, and what is suggested. */
type Case = readonly [what: string, yaml: string | Uint8Array, problem: string, suggestion?: string];
const cases: readonly Case[] = [
  ['a tab as indentation', 'a:\n\tb: 1\n', '2:1 yaml/tab'],
  ['a quote that is not closed', 'a: "x\nb: 1\n', '1:4 yaml/syntax'],
  ['a bracket that is not closed', 'a: [1, 2\nb: 1\n', '2:1 yaml/syntax'],
  ['two colons in a line', 'title: 注意: 必ず読む\n', '1:8 yaml/syntax'],
  ['lines that are not aligned', 'a:\n  b: 1\n c: 2\n', '3:1 yaml/syntax'],
  ['a value that starts with a backtick', 'a: `x`\n', '1:4 yaml/syntax'],
  ['a value that starts with %', 'a: %x\n', '1:4 yaml/syntax'],
  ['an unknown escape', 'a: "x\\qy"\n', '1:6 yaml/syntax'],
  ['a duplicate key', 'a: 1\nb: 2\na: 3\n', '3:1 yaml/duplicate-key'],
  ['a key that reaches the prototype', 'a: 1\n__proto__: { admin: true }\n', '2:1 yaml/key'],
  ['a map as a key', 'a: {{x}}\n', '1:5 yaml/key'],
  ['an alias', 'a: 1\nb: *a\n', '2:4 yaml/alias'],
  ['an anchor', 'a: &x 1\n', '1:7 yaml/alias'],
  ['a merge key', '<<: { a: 1 }\n', '1:1 yaml/alias'],
  ['a condition that starts with !', 'when: !has(url.key)\n', '1:7 yaml/tag', 'unless: has(url.key)'],
  ['a condition that starts with ! and goes on', 'when: !x && y\n', '1:7 yaml/tag', '"!x && y"'],
  ['a condition that starts with ! and asks for more', 'when: !a || b\n', '1:7 yaml/tag', '"!a || b"'],
  ['another condition that starts with !', 'shownWhen: !state.x\n', '1:12 yaml/tag', '"!state.x"'],
  ['a tag of another language', 'a: !!js/function "x"\n', '1:4 yaml/tag', `"!!js/function 'x'"`],
  ['two documents', 'a: 1\n---\nb: 2\n', '2:1 yaml/many-documents'],
  ['an empty file', '', '1:1 yaml/empty'],
  ['only a comment', '# later\n', '1:1 yaml/empty'],
  ['Shift_JIS', bytes(0x61, 0x3a, 0x20, 0x93, 0xfa, 0x96, 0x7b, 0x0a), '1:1 yaml/encoding'],
  ['UTF-16', bytes(0x61, 0x00, 0x3a, 0x00, 0x20, 0x00), '1:1 yaml/encoding'],
  ['a byte order mark', '\uFEFFa: 1\n', '1:1 yaml/bom'],
  ['a control character', 'a: 1\nb: x\u0007\n', '2:5 yaml/syntax'],
  ['a huge file', `a: ${'x'.repeat(600_000)}`, '1:1 yaml/too-large'],
  ['a huge line', `a: 1\nb: ${'x'.repeat(20_000)}\n`, '2:1 yaml/too-large'],
  ['too many lines', 'a: 1\n'.repeat(40_000), '10001:1 yaml/too-large'],
  ['lists without end', `a:\n  ${'- '.repeat(4900)}x\n`, '2:3 yaml/too-deep'],
  ['brackets without end', '['.repeat(5000), '1:61 yaml/too-deep'],
  ['maps without end', `a: ${'{a: '.repeat(2000)}`, '1:244 yaml/too-deep'],
];

describe('readYaml', () => {
  it.each(cases.map(([what, ...given]) => ({ what, given })))(
    'tells of $what once, in Japanese, at its place',
    ({ given }) => {
      const [yaml, expected, suggestion] = given;
      const { problems } = readYaml('a.yaml', yaml);
      const found = problems.map(({ rule, place }) => `${place.line}:${place.column} ${rule}`);
      expect(found).toEqual([expected]);
      expect(problems[0]?.message).toMatch(/[ぁ-ん].*。/);
      expect(problems[0]?.suggestion).toBe(suggestion);
    },
  );

  it('refuses a billion laughs without expanding them', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
    for (let level = 1; level < 12; level += 1) {
      lines.push(`a${level}: &a${level} [${Array.from({ length: 9 }, () => `*a${level - 1}`).join(', ')}]`);
    }
    const started = performance.now();
    const { problems } = readYaml('a.yaml', lines.join('\n'));
    expect(problems.map(({ rule }) => rule)).toEqual(['yaml/alias']);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('keeps what is written where text is wanted', () => {
    const { document } = readYaml('a.yaml', 'a: 001\nb: no\nc: 1_000\nd: 0x10\n');
    const root = document?.root;
    const texts =
      root?.kind === 'map' ? root.entries.map(({ value }) => (value.kind === 'scalar' ? value.text : '')) : [];
    expect(texts).toEqual(['001', 'no', '1_000', '0x10']);
  });
});
