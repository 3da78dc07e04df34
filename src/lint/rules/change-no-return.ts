import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'change-no-return',
  severity: 'error',
  summary: '「変更」の行き先は、同じ流れの前の画面です。変更したあと、元の画面に戻れるようにします。',
  scope: 'project',
  good: {
    file: 'screens/sample/SMP0001-01-002.sample-second.yaml',
    yaml: `id: SMP0001-01-002
name: sample-second
path: second/
title: 確認の画面
view:
  - { link: はじめの画面を直す, change: sample-first }
  - { button: トップページへ, action: home }
actions:
  home: [{ leave: portalTop }]
`,
  },
  bad: {
    yaml: `view:
  - { link: 次の画面を直す, change: ▶sample-second }
  - { button: 次へ, action: next }
`,
  },
  check: (input) => flowFindings(input, 'change-no-return'),
};
