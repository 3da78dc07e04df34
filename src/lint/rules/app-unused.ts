import { unused } from '../reading/keepable.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'app-unused',
  severity: 'warning',
  summary: 'アプリ（apps.yaml）は、どこかで使います。残しておくときは keep に理由を書きます。',
  scope: 'project',
  good: {
    file: 'catalog/apps.yaml',
    yaml: `apps: {}
`,
  },
  bad: {
    file: 'catalog/apps.yaml',
    yaml: `apps:
  ▶reader: { url: /reader, store: portalTop }
`,
  },
  check: (input) => unused(input, 'アプリ'),
};
