import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'loop-without-act',
  severity: 'error',
  summary: '人が何もしないうちに、画面や呼び出しが終わりなくくり返されることはありません。',
  scope: 'project',
  good: {
    yaml: `data:
  card: { call: status }
view:
  - text: "\${card.note}"
errors:
  - { codes: [timeout], leave: portalTop }
`,
  },
  bad: {
    yaml: `data:
  card: { call: status }
view:
  - text: "\${card.note}"
errors:
  - { codes: [timeout], ▶again: true }
`,
  },
  check: (input) => flowFindings(input, 'loop-without-act'),
};
