import { expect, it } from 'vitest';
import { CHOOSE, STORY } from './fault-files.ts';
import { loadSmall, textOf } from './small-project.ts';

const agreed = '  agreed: { label: 同意, widget: agreement, absent: false }\n';
const picked = '  picked: { label: 選ぶもの, widget: checkbox, options: way, absent: [] }\n';
const screen = textOf(CHOOSE)
  .replace('fields:\n', `fields:\n${agreed}${picked}`)
  .replace('  - field: name\n', '  - field: name\n  - field: agreed\n  - field: picked\n');

const told = (fill: string) =>
  loadSmall({
    [CHOOSE]: screen,
    [STORY]: textOf(STORY).replace('{ 方法: online, name: 花子 }', `{ ${fill} }`),
  }).problems.map(({ rule, message }) => `${rule} ${message}`);

it.each(['agreed: true', 'agreed: false', '同意: true', 'picked: [online]', 'picked: 全部', 'name: 1', 'name: ""'])(
  'can be filled in: %s',
  (fill) => expect(told(fill)).toEqual([]),
);

it.each(['全部', '同意', '同意します', '"true"', '[true]', '{ a: true }', '1', ''])(
  'ticks no single box: %s',
  (value) =>
    expect(told(`agreed: ${value}`)).toEqual([
      'story/choice 「agreed」には入れられません。印を一つ付ける欄です。true と書いてください（印を外すときは false）。',
    ]),
);

it.each([
  ['way: [online]', '一つだけ'],
  ['way: { online: true }', '一つだけ'],
  ['way: true', '「true」はありません'],
  ['way:', '値がありません'],
  ['picked: { online: true }', '並び'],
  ['picked:', '値がありません'],
  ['name: [花子]', '一つだけ'],
  ['name: true', '印を一つ付ける欄のもの'],
  ['name:', '空にするときは ""'],
])('cannot be filled in: %s', (fill, message) => {
  const all = told(fill);
  expect(all).toHaveLength(1);
  expect(all[0]).toMatch(/^story\/choice /);
  expect(all[0]).toContain(message);
});
