import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'choose-incomplete',
  severity: 'error',
  summary:
    '場合分け（choose）は、すべての場合を受け取ります。ほかのどれでもないとき（otherwise）を最後に書くか、ありうる場合をすべて並べます。',
  scope: 'project',
  good: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next:
    - choose:
        - { when: login.isLogin, go: sample-second }
        - { otherwise: , leave: portalTop }
`,
  },
  bad: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next:
    - ▶choose:
        - { when: login.isLogin, go: sample-second }
`,
  },
  check: (input) => flowFindings(input, 'choose-incomplete'),
};
