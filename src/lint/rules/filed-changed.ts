import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'filed-changed',
  severity: 'error',
  summary:
    '確認の画面（流れの check）に出した、届け出る内容は、送るまでのあいだに変えません。変えるときは、確認の画面に戻ります。',
  scope: 'project',
  good: {
    file: 'screens/filing/SFL0001-01-002.filing-send.yaml',
    yaml: `id: SFL0001-01-002
name: filing-send
path: send/
title: 届出の送信
view:
  - text: 「届け出る」を押すと、受け取り方を送ります。
  - { button: 届け出る, action: next }
  - { button: 戻る, action: back }
actions:
  next:
    - { call: apply, with: { way: =state.way }, keep: { number: state.number } }
    - go: forward
`,
  },
  bad: {
    file: 'screens/filing/SFL0001-01-002.filing-send.yaml',
    yaml: `id: SFL0001-01-002
name: filing-send
path: send/
title: 届出の送信
view:
  - text: 「届け出る」を押すと、受け取り方を送ります。
  - { button: 届け出る, action: next }
  - { button: 戻る, action: back }
actions:
  next:
    - ▶{ set: { state.way: post } }
    - { call: apply, with: { way: =state.way }, keep: { number: state.number } }
    - go: forward
`,
  },
  check: (input) => flowFindings(input, 'filed-changed'),
};
