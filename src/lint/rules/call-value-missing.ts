import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'call-value-missing',
  severity: 'error',
  summary:
    '呼び出しで送る値は、送るときに必ずあります。入力は required、validate: all、has(…) で確かめ、画面が消すことのある state は has(…) で確かめます。',
  scope: 'project',
  good: {
    yaml: `view:
  - { field: memo }
  - { button: 送信する, action: next }
fields:
  memo:
    label: 連絡事項
    widget: text
    maxLength: 40
    required: true
    messages: { required: 連絡事項を入力してください。 }
actions:
  next:
    - { call: status, with: { memo: =form.memo } }
    - leave: portalTop
`,
  },
  bad: {
    yaml: `view:
  - { field: memo }
  - { button: 送信する, action: next }
fields:
  memo:
    label: 連絡事項
    widget: text
    maxLength: 40
actions:
  next:
    - { call: status, with: { memo: =▶form.memo } }
    - leave: portalTop
`,
  },
  check: (input) => flowFindings(input, 'call-value-missing'),
};
