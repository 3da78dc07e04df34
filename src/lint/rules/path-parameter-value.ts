import { goesOf } from '../reading/goes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'path-parameter-value',
  severity: 'error',
  summary: 'go の with で渡す値は、行き先の画面の pathParams に書かれた一覧（codes）の中の値にします。',
  good: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
path: way/{kind}
pathParams: { kind: { codes: way } }
title: 受け取り方の説明
view:
  - text: \${label('way', path.kind)}の説明です。
  - { button: 窓口で受け取る方, action: other }
  - { button: 次へ, action: next }
actions:
  other: [{ go: sample-first, with: { kind: desk } }]
`,
  },
  bad: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
path: way/{kind}
pathParams: { kind: { codes: way } }
title: 受け取り方の説明
view:
  - text: \${label('way', path.kind)}の説明です。
  - { button: 窓口で受け取る方, action: other }
  - { button: 次へ, action: next }
actions:
  other: [▶{ go: sample-first, with: { kind: fax } }]
`,
  },
  check: (input) => {
    const lists = input.project.catalogs[0]?.codes ?? [];
    return goesOf(input).flatMap(({ target, given, at }) =>
      Object.entries(target.screen.pathParams).flatMap(([name, { codes }]) => {
        const value = given[name];
        const list = lists.find((one) => one.name === codes);
        const isLiteral = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
        if (list === undefined || !isLiteral || list.codes.some((code) => code.value === value)) return [];
        const known = list.codes.map((code) => code.value).join('、');
        return [{ place: at, message: `「${name}」に「${value}」は使えません。${known} のどれかを書いてください。` }];
      }),
    );
  },
};
