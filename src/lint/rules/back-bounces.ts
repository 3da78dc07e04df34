import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'back-bounces',
  severity: 'error',
  summary: '「戻る」の先の画面は、開くとすぐに、もとの画面へ移すことはしません。',
  scope: 'project',
  good: {
    file: 'screens/record/SRC0001-01-001.record-ask.yaml',
    yaml: `id: SRC0001-01-001
name: record-ask
path: ask/
title: 受け取り方の選択
enter:
  - when: settings.poll.every > 100
    do: [{ go: record-done, says: 受け付けは終わっています。 }]
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
  bad: {
    file: 'screens/record/SRC0001-01-001.record-ask.yaml',
    yaml: `id: SRC0001-01-001
name: record-ask
path: ask/
title: 受け取り方の選択
enter:
  - when: state.way == 'post'
    do: [▶{ go: record-mail, says: 先に、封筒を用意してください。 }]
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
  check(input) {
    // Screens that send each other on are told as a loop.
    const loops = flowFindings(input, 'loop-without-act').map(({ place }) => JSON.stringify(place));
    return flowFindings(input, 'back-bounces').filter(({ place }) => !loops.includes(JSON.stringify(place)));
  },
};
