import { unusedNames } from '../reading/unused-names.ts';
import type { Rule } from '../rule.ts';

const claims = 'claims:\n  kept: { of: saved, text: 保存しました。, holds: outcome.saved }\n';

const service = (bare: string) => `service: sample
title: 見本の手続き
bare: [${bare}{ leave: portalTop }]
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`;

export const rule: Rule = {
  id: 'claim-unused',
  severity: 'warning',
  summary:
    '言い切る文（claims）は、そのサービスのどこかで使います。catalog/claims.yaml の文は、どこかのサービスで使います。',
  scope: 'project',
  good: {
    file: 'screens/sample/catalog/claims.yaml',
    yaml: claims,
    beside: { 'screens/sample/service.yaml': service('{ when: outcome.saved, toast: "${claims.kept}" }, ') },
  },
  bad: {
    file: 'screens/sample/catalog/claims.yaml',
    yaml: claims.replace('kept', '▶kept'),
    beside: { 'screens/sample/service.yaml': service('') },
  },
  check: (input) =>
    unusedNames(input, 'claims', (name) => `言い切る文「${name}」は、どこからも使われていません。消してください。`),
};
