import { expect, it } from 'vitest';
import { readYaml } from '../../src/load/yaml/read-yaml.ts';
import { CHOOSE, STORY } from './fault-files.ts';
import { loadSmall, textOf } from './small-project.ts';

const told = (file: string, from: string, to: string) =>
  loadSmall({ [file]: textOf(file).replace(from, to) }).problems.map(({ message }) => message);

/** Of a list below `steps:`, whose first item stands two blanks in. */
const ofYaml = (lines: string) =>
  readYaml('a.yaml', `story: a\nsteps:\n  - open: x\n${lines}\n`).problems.map(
    ({ place, message }) => `${place.line}:${place.column} ${message}`,
  );

it.each([
  [' - press: y', '4:1', '3 行目の「- open」にそろえて、行の始めの半角の空白を 2 個にしてください（いまは 1 個です）'],
  ['    - press: y', '4:1', '半角の空白を 2 個にしてください（いまは 4 個です）'],
  ['- press: y', '4:1', '半角の空白を 2 個にしてください（いまは 0 個です）'],
  ['  - press: y\n     at: 1', '5:1', '4 行目の「press」にそろえて、行の始めの半角の空白を 4 個に'],
  ['  - press: y\n   at: 1', '5:1', '4 行目の「press」にそろえて、行の始めの半角の空白を 4 個に'],
  ['   # x: y\n  - shows: |\n      a: b\n      - c\n   - press: y', '8:1', '5 行目の「- shows」にそろえて'],
])('%j is told as indentation', (lines, place, message) => {
  const [only, ...more] = ofYaml(lines);
  expect(more).toEqual([]);
  expect(only).toMatch(new RegExp(`^${place} 字下げがそろっていません。`, 'u'));
  expect(only).toContain(message);
});

it.each([['<<<<<<< HEAD'], ['======='], ['>>>>>>> other']])(
  'what two have changed and nobody has brought together: %s',
  (mark) => {
    const [first = ''] = ofYaml(`${mark}\n  - press: y`);
    expect(first).toBe(
      '4:1 二人の直したところが、まだ一つになっていません。残すほうを選び、「<<<<<<<」「=======」「>>>>>>>」の行を消してください。',
    );
  },
);

it.each([
  ['  － press: y', '4:3 並びの始めの「－」は、半角の「-」と空白にしてください。'],
  ['  -　press: y', '4:4 「-」のあとの全角の空白は、半角の空白にしてください。'],
  ['　　- press: y', '4:1 字下げに全角の空白は使えません。半角の空白にしてください。'],
  ['  -press: y', '4:3 並びの始めの「-」のあとに、半角の空白を入れてください。'],
  ['  - fill: ｛ a: b ｝', '4:11 「｛」は、半角の「{」にしてください。'],
  ['  - fill: { a: b ｝', '4:18 「｝」は、半角の「}」にしてください。'],
  ['  - shows: [a, b］', '4:17 「］」は、半角の「]」にしてください。'],
  ['  - fill: { a: b、 c: d }', '4:17 「、」は、半角の「,」にしてください。'],
  ['  - fill: { a： b }', '4:14 項目名のあとの「：」は、半角の「:」と空白にしてください。'],
  ['  - shows: ”a: b”', '4:12 「”」は、半角の「"」にしてください。'],
])('%j names the character', (lines, message) => {
  expect(ofYaml(lines)).toEqual([message]);
});

it.each([
  ['- press: next', '- press：next', '項目名のあとの「：」は、半角の「:」と空白にしてください。'],
  ['- press: next', '- press:　next', '「:」のあとの全角の空白は、半角の空白にしてください。'],
  ['- press: next', '- press:next', '「:」のあとに、半角の空白を入れてください。'],
  ['- press: next', '- next', '手順は「名前: 値」の形で書いてください。例: { press: next }'],
])('a step of a story: %j as %j', (from, to, message) => {
  expect(told(STORY, from, to)).toEqual([message]);
});

it.each([
  ['- text: 手順', '- text：手順', '項目名のあとの「：」は、半角の「:」と空白にしてください。'],
  [
    '    - when: form.way',
    '    - stop\n    - when: form.way',
    '手順は「名前: 値」の形で書いてください。例: { stop: true }',
  ],
])('a screen: %j as %j', (from, to, message) => {
  expect(told(CHOOSE, from, to)).toEqual([message]);
});

it('a line is not blamed for the mistake of the next', () => {
  expect(ofYaml('  - shows: ”a”\n  - shows: `b`')).toEqual([expect.stringMatching(/^5:12 値を「`」で/u)]);
});

it('full-width characters are right in texts, labels and quotes', () => {
  const right =
    '  - fill: { 氏名：漢字: 山田　花子、太郎, ［注］: ”a” }\n  - shows: [「a：b」, "c、 d: ｝"]\n  - shows: ［a］';
  expect(ofYaml(right)).toEqual([]);
});
