import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'condition-always',
  severity: 'error',
  ofServices: true,
  summary: '条件は、成り立たないことがあります（いつも成り立つ条件は書きません）。',
  scope: 'project',
  good: {
    yaml: `view:
  - { text: ログインしています。, shownWhen: login.isLogin }
`,
  },
  bad: {
    yaml: `view:
  - { text: いつも見える文です。, shownWhen: "▶login.isLogin || !login.isLogin" }
`,
  },
  check: (input) => flowFindings(input, 'condition-always'),
};
