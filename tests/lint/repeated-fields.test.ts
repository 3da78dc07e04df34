import { describe, expect, it } from 'vitest';
import { typeFile } from '../load/shape-of.ts';
import { baseFiles, brief, check, withFiles } from './project.ts';

const SCREEN = 'screens/sample/SMP0001-01-009.sample-people.yaml';

const screen = `id: SMP0001-01-009
name: sample-people
path: people/
title: 家族の振り仮名
view:
  - field: readingOf
  - { button: 次へ, action: next }
fields:
  readingOf:
    each: state.people
    key: item.id
    legend: "\${item.name}さん"
    above: [{ text: 読み方を確認してください。 }]
    fields:
      kana:
        label: 振り仮名
        widget: text
        maxLength: 40
        required: true
        bind: item.kana
        messages: { required: 振り仮名を入力してください。 }
      way:
        label: 確認の方法
        widget: radio
        options:
          - { value: card, label: カード }
          - { value: paper, label: 書類 }
`;

const service = `service: sample
title: 見本の手続き
bare: [{ set: { state.people: [] } }, { go: sample-people }]
state:
  people: { type: people, keep: session }
flows:
  main: { screens: [sample-people, sample-first, sample-second], startsAt: [sample-people] }
`;

const type = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name'],
    properties: { id: { type: 'string' }, name: { type: 'string' }, kana: { type: 'string' } },
  },
};

function problemsOf(from = '', to = ''): readonly string[] {
  if (from !== '' && screen.split(from).length !== 2) throw new Error(`"${from}" must stand once`);
  const files = withFiles(baseFiles, {
    [SCREEN]: screen.replace(from, () => to),
    'screens/sample/service.yaml': service,
    'catalog/types/people.yaml': typeFile(type),
  });
  return check(files)
    .problems.map(brief)
    .filter((problem) => /screens\/sample\/(?:SMP0001-01-009|service)/.test(problem));
}

const line = (text: string) => screen.slice(0, screen.indexOf(text)).split('\n').length;
const told = (rule: string, text: string, column: number) => [`${rule} ${SCREEN}:${line(text)}:${column}`];

describe('rules about fields look into repeated fields', () => {
  it('and find nothing where all is right: reading a list by "each" is reading it', () => {
    expect(problemsOf()).toEqual([]);
  });

  it.each<[string, string, string, readonly string[]]>([
    ['an empty label', 'label: 振り仮名', 'label: ""', told('empty-label', 'label: 振り仮名', 16)],
    ['an empty legend', 'legend: "${item.name}さん"', 'legend: ""', told('empty-label', 'legend:', 13)],
    [
      'a demand without its sentence',
      '        messages: { required: 振り仮名を入力してください。 }\n',
      '',
      told('required-message', 'required: true', 9),
    ],
    ['an option twice', 'value: paper', 'value: card', told('option-twice', '- { value: paper', 22)],
    [
      'repeated fields that stand nowhere',
      '  - field: readingOf\n',
      '  - text: 説明です。\n',
      told('field-unplaced', '  readingOf:\n', 3),
    ],
    [
      'a button without words above the inputs',
      '{ text: 読み方を確認してください。 }',
      '{ button: "", action: next }',
      told('button-label', 'above:', 23),
    ],
    [
      'a forbidden character in a text above the inputs',
      '読み方を確認してください。',
      '①を確認してください。',
      told('machine-dependent', 'above:', 21),
    ],
  ])('%s', (_, from, to, wanted) => {
    expect(problemsOf(from, to)).toEqual(wanted);
  });
});
