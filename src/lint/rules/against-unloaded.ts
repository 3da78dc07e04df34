import { namesUsed } from '../../expressions/names-used.ts';
import type { Expression, Value } from '../../model/expression.ts';
import type { HeldInput } from '../../model/held-input.ts';
import type { Screen } from '../../model/screen.ts';
import type { Finding, Rule } from '../rule.ts';

const ask = `id: SFL0001-01-000
name: filing-ask
path: ask/
title: 届出の用意
data:
  found: { call: receipts, again: [restore] }
view:
  - { field: kept }
  - { button: 次へ, action: next }
fields:
  kept:
    label: 控えの置き場所
    widget: text
    bind: state.way
    maxLength: 20
    against: { value: "=found.receipts.size() > 0 ? found.receipts[0].number : ''", source: 前の控え }
`;

const check = (data: string) => `id: SFL0001-01-001
name: filing-check
path: check/
title: 受け取り方の確認
${data}view:
  - text: 届け出る受け取り方です。
  - summary: [{ label: 控えの置き場所, value: =state.way, change: filing-ask#kept }]
  - { button: 送信に進む, action: next }
  - { button: 戻る, action: back }
`;

const beside = { 'screens/filing/SFL0001-01-000.filing-ask.yaml': ask };

export const rule: Rule = {
  id: 'against-unloaded',
  severity: 'error',
  summary:
    '確認と署名の画面は、入力欄の against が読む data を、読み込みます。書いた内容と登録の内容が違うことを、そこで知らせます。',
  scope: 'project',
  good: {
    file: 'screens/filing/SFL0001-01-001.filing-check.yaml',
    yaml: check('data:\n  found: { call: receipts, again: [restore] }\n'),
    beside,
  },
  bad: { file: 'screens/filing/SFL0001-01-001.filing-check.yaml', yaml: `▶${check('')}`, beside },
  check: ({ project: { screens } }) => screens.flatMap((screen) => unloaded(screen, screens)),
};

function unloaded({ at, data, service, view }: Screen, screens: readonly Screen[]): readonly Finding[] {
  if (at === undefined) return [];
  const held = view.flatMap((block) => (block.held ?? []) as readonly HeldInput[]);
  const read = new Set(held.flatMap(({ against }) => namesIn(against.value)).map((path) => path.split('.')[0]));
  const others = screens.filter((other) => other.service === service).flatMap((other) => other.data);
  const missing = [...new Set(others.map(({ name }) => name))].filter(
    (name) => read.has(name) && !data.some((entry) => entry.name === name),
  );
  return missing.map((name) => ({
    place: at,
    message: `入力欄の against が読む「${name}」を、この画面の data でも読み込んでください。登録との違いを、ここで知らせるためです。`,
  }));
}

function namesIn(value: Value): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return 'tree' in value ? namesUsed((value as Expression).tree) : Object.values(value).flatMap(namesIn);
}
