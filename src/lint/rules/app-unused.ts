import { entriesOf, rootsOf } from '../nodes.ts';
import type { Rule } from '../rule.ts';
import { referenced, unused } from '../used.ts';

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
  check: ({ documents, gathered }) => {
    const used = referenced(gathered, 'app');
    return rootsOf(documents, /^catalog\/apps\.yaml$/).flatMap(({ root }) =>
      unused(entriesOf(root, 'apps'), used, 'アプリ'),
    );
  },
};
