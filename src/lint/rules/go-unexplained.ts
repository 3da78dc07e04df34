import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'go-unexplained',
  severity: 'error',
  summary:
    'だれも押していないのに画面やトップページへ移るとき（開いたとき、失敗したとき、時間切れ）は、移った先に理由を出します。',
  scope: 'project',
  good: {
    yaml: `data:
  card: { call: status }
view:
  - text: "\${card.note}"
  - { button: 次の画面へ, action: more }
actions:
  more: [{ go: sample-second }]
errors:
  - { codes: [timeout], go: sample-second, says: 時間がかかっています。こちらから進めます。 }
`,
  },
  bad: {
    yaml: `data:
  card: { call: status }
view:
  - text: "\${card.note}"
  - { button: 次の画面へ, action: more }
actions:
  more: [{ go: sample-second }]
errors:
  - { codes: [timeout], ▶go: sample-second }
`,
  },
  check: (input) => flowFindings(input, 'go-unexplained'),
};
