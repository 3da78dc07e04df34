import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'screen-unreachable',
  severity: 'warning',
  summary: 'どの画面にも、そこへ来る道があります（flows の並び、go、flows の startsAt）。',
  scope: 'project',
  good: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next: [{ go: sample-second }]
`,
  },
  bad: {
    file: 'screens/sample/SMP0001-01-003.sample-third.yaml',
    yaml: `▶id: SMP0001-01-003
name: sample-third
path: third/
title: だれも来ない画面
view:
  - { button: トップページへ, action: home }
actions:
  home: [{ leave: portalTop }]
`,
  },
  check: (input) => flowFindings(input, 'screen-unreachable'),
};
