import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'read-before-set',
  severity: 'error',
  summary: 'state の値は、その画面に来るまでのどこかで入れてから使います。',
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
    file: 'screens/record/SRC0001-01-001.record-ask.yaml',
    yaml: `id: SRC0001-01-001
name: record-ask
path: ask/
title: 受け取り方の選択
view:
  - { text: 封筒は用意してあります。, shownWhen: ▶has(state.note) }
  - field: way
  - { button: 次へ, action: next }
fields:
  way:
    label: 受け取り方
    widget: radio
    options: way
    bind: state.way
    required: true
    messages: { required: 受け取り方を選択してください。 }
`,
  },
  check: (input) => flowFindings(input, 'read-before-set'),
};
