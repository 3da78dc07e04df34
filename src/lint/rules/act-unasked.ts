import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'act-unasked',
  severity: 'error',
  summary:
    '届出や申請など（effect: files）は、人が押してから送ります。画面を開いただけでは送りません。アプリから戻ったときの一度（読んだあとに住所から消す url の値があるとき）は別です。',
  scope: 'project',
  good: {
    file: 'screens/filing/SFL0001-01-002.filing-send.yaml',
    yaml: `id: SFL0001-01-002
name: filing-send
path: send/
title: 届出の送信
url:
  nonce: { optional: true }
afterReading: { removeFromAddress: [nonce] }
enter:
  - when: has(url.nonce)
    act: next
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
url:
  nonce: { optional: true }
enter:
  - when: has(url.nonce)
    act: next
view:
  - text: 「届け出る」を押すと、受け取り方を送ります。
  - { button: 届け出る, action: next }
  - { button: 戻る, action: back }
actions:
  next:
    - ▶{ call: apply, with: { way: =state.way }, keep: { number: state.number } }
    - go: forward
`,
  },
  check: (input) => flowFindings(input, 'act-unasked'),
};
