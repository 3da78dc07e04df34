import { unusedNames } from '../reading/unused-names.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'fact-unused',
  severity: 'warning',
  summary:
    '名前を付けた条件（facts）は、そのサービスのどこかで使います。catalog/facts.yaml の条件は、どこかのサービスで使います。',
  scope: 'project',
  good: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ when: facts.memberOnly, leave: portalTop }]
facts:
  memberOnly: { says: ログインしている, is: login.isLogin }
`,
  },
  bad: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
facts:
  ▶memberOnly: { says: ログインしている, is: login.isLogin }
`,
  },
  check: (input) =>
    unusedNames(input, 'facts', (name) => `条件「${name}」は、どこからも使われていません。消してください。`),
};
