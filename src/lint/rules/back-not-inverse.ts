import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'back-not-inverse',
  severity: 'error',
  summary:
    '「戻る」は、ここへ来る前の画面に戻ります。手続きの終わりの画面（flows の done の result）からは戻れないので、「戻る」を置きません。',
  scope: 'project',
  good: {
    yaml: `view:
  - { button: 次へ, action: next }
  - { button: 戻る, action: back }
actions:
  back: [{ leave: portalTop }]
`,
  },
  bad: {
    yaml: `view:
  - { button: 次へ, action: next }
  - { button: 戻る, action: back }
actions:
  back: [▶{ go: sample-second }]
`,
  },
  check: (input) => flowFindings(input, 'back-not-inverse'),
};
