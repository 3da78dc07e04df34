import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'claim-unproven',
  severity: 'error',
  summary:
    'ダイアログの題名とお知らせ（toast）の言い切る文（claims）は、そこに来るどの道でも、根拠（holds）が成り立ちます。根拠がなければ、何も書かれていない題名やお知らせになります。',
  scope: 'project',
  good: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ when: outcome.unknown, toast: "\${claims.sentOrNot}" }, { leave: portalTop }]
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`,
  },
  bad: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [▶{ toast: "\${claims.sentOrNot}" }, { leave: portalTop }]
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`,
  },
  check: (input) => flowFindings(input, 'claim-unproven'),
};
