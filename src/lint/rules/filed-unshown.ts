import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'filed-unshown',
  severity: 'error',
  summary:
    '届け出る内容（effect: files の呼び出しで送るもの）は、人が読むもの（for: person）を一つ残らず、流れの確認の画面（check。ないときは送る画面）に、同じ値から、送るときより狭くない条件で出します。',
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
    - ▶{ call: apply, with: { way: =device.os }, keep: { number: state.number } }
    - go: forward
`,
  },
  check: (input) => flowFindings(input, 'filed-unshown'),
};
