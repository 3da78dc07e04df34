import { unusedNames } from '../reading/unused-names.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'claim-unused',
  severity: 'warning',
  summary:
    '言い切る文（claims）は、そのサービスのどこかで使います。catalog/claims.yaml の文は、どこかのサービスで使います。',
  scope: 'project',
  good: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ when: outcome.saved, toast: "\${claims.kept}" }, { leave: portalTop }]
claims:
  kept: { of: saved, text: 保存しました。, holds: outcome.saved }
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`,
  },
  bad: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ leave: portalTop }]
claims:
  ▶kept: { of: saved, text: 保存しました。, holds: outcome.saved }
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`,
  },
  check: (input) =>
    unusedNames(input, 'claims', (name) => `言い切る文「${name}」は、どこからも使われていません。消してください。`),
};
