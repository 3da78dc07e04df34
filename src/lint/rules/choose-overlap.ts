import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'choose-overlap',
  severity: 'error',
  summary: '場合分け（choose）のどの場合も、動くことがあります（上の場合が先にすべて受け取ると、下は動きません）。',
  scope: 'project',
  good: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next:
    - choose:
        - { when: login.isLogin && device.os == 'iphone', leave: portalTop }
        - { when: login.isLogin, go: sample-second }
        - { otherwise: , leave: portalTop }
`,
  },
  bad: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next:
    - choose:
        - { when: login.isLogin, go: sample-second }
        - { when: ▶login.isLogin && device.os == 'iphone', leave: portalTop }
        - { otherwise: , leave: portalTop }
`,
  },
  check: (input) => flowFindings(input, 'choose-overlap'),
};
