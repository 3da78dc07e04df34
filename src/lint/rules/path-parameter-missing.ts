import { goesOf } from '../goes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'path-parameter-missing',
  severity: 'error',
  summary:
    '{名前} のある住所の画面へ移るときは、go の with でその値を渡します（今の画面にも同じ名前があれば、引き継がれます）。',
  good: {
    file: 'screens/sample/SMP0001-01-001.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
routes:
  - { name: sample-first, path: pages/ }
  - { name: sample-page, path: "page/{number}" }
title: 番号で開く画面
view:
  - text: "\${has(path.number) ? path.number : '—'} ページです。"
  - { button: はじめのページへ, action: first }
actions:
  first: [{ go: sample-page, with: { number: "1" } }]
`,
  },
  bad: {
    file: 'screens/sample/SMP0001-01-001.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
routes:
  - { name: sample-first, path: pages/ }
  - { name: sample-page, path: "page/{number}" }
title: 番号で開く画面
view:
  - text: "\${has(path.number) ? path.number : '—'} ページです。"
  - { button: はじめのページへ, action: first }
actions:
  first: [▶{ go: sample-page }]
`,
  },
  check: (input) =>
    goesOf(input).flatMap(({ target, given, carried, at }) => {
      const missing = target.parameters.filter(
        ({ name, optional }) => !optional && !Object.hasOwn(given, name) && !carried.has(name),
      );
      if (missing.length === 0) return [];
      const names = missing.map(({ name }) => `${name}: 値`).join(', ');
      return [
        {
          place: at,
          message: `画面「${target.name}」の住所には ${missing.map(({ name }) => `{${name}}`).join('、')} があります。with: { ${names} } を書いてください。`,
        },
      ];
    }),
};
