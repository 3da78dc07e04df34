import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'shown-when-later',
  severity: 'error',
  summary: '画面を表示するかどうか（shownWhen）は、前の画面で決まることで書きます。',
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
    file: 'screens/record/SRC0001-01-001.record-ask.yaml',
    yaml: `id: SRC0001-01-001
name: record-ask
path: ask/
title: 受け取り方の選択
shownWhen: ▶state.way == 'post'
view:
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
  check: (input) => flowFindings(input, 'shown-when-later'),
};
