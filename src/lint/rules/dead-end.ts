import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'dead-end',
  severity: 'error',
  summary:
    'どの画面にも、いつでも使える出口（ボタンかリンク）があります。次の画面がないところで forward は使いません。',
  scope: 'project',
  good: {
    file: 'screens/record/SRC0001-01-003.record-done.yaml',
    yaml: `id: SRC0001-01-003
name: record-done
path: done/
title: 受け付けました
view:
  - { text: 封筒は用意してあります。, shownWhen: has(state.note) }
  - { button: トップページへ, action: home }
actions:
  home: [{ leave: portalTop }]
`,
  },
  bad: {
    file: 'screens/record/SRC0001-01-003.record-done.yaml',
    yaml: `▶id: SRC0001-01-003
name: record-done
path: done/
title: 受け付けました
view:
  - { text: 封筒は用意してあります。, shownWhen: has(state.note) }
  - { button: トップページへ, action: home, shownWhen: login.isLogin }
actions:
  home: [{ leave: portalTop }]
`,
  },
  check: (input) => flowFindings(input, 'dead-end'),
};
