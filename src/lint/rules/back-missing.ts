import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'back-missing',
  severity: 'error',
  summary: '並び（flows）の途中の画面には、前の画面に戻るか、流れの外に出るボタンがあります。',
  scope: 'project',
  good: {
    file: 'screens/record/SRC0001-01-002.record-mail.yaml',
    yaml: `id: SRC0001-01-002
name: record-mail
path: mail/
title: 郵送の準備
shownWhen: state.way == 'post'
view:
  - text: 封筒を用意してください。
  - { button: 用意した, action: next }
  - { button: 戻る, action: back }
actions:
  next:
    - set: { state.note: 封筒を用意した }
    - go: forward
`,
  },
  bad: {
    file: 'screens/record/SRC0001-01-002.record-mail.yaml',
    yaml: `▶id: SRC0001-01-002
name: record-mail
path: mail/
title: 郵送の準備
shownWhen: state.way == 'post'
view:
  - text: 封筒を用意してください。
  - { button: 用意した, action: next }
actions:
  next:
    - set: { state.note: 封筒を用意した }
    - go: forward
`,
  },
  check: (input) => flowFindings(input, 'back-missing'),
};
