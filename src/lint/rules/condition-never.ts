import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'condition-never',
  severity: 'error',
  ofServices: true,
  summary: '条件は、成り立つことがあります（成り立たない条件の先は、だれにも見えません）。',
  scope: 'project',
  good: {
    yaml: `view:
  - { text: ログインしています。, shownWhen: login.isLogin }
`,
  },
  bad: {
    yaml: `view:
  - { text: 見えない文です。, shownWhen: "▶login.isLogin && !login.isLogin" }
`,
  },
  check: (input) => flowFindings(input, 'condition-never'),
};
