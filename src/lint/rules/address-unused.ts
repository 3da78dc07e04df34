import { unused } from '../reading/keepable.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'address-unused',
  severity: 'warning',
  summary: '行き先（addresses.yaml）は、どこかで使います。残しておくときは keep に理由を書きます。',
  scope: 'project',
  good: {
    file: 'catalog/addresses.yaml',
    yaml: `addresses:
  portalTop: /
  help: { is: /help, keep: 次の版で使います。 }
`,
  },
  bad: {
    file: 'catalog/addresses.yaml',
    yaml: `addresses:
  portalTop: /
  ▶help: /help
`,
  },
  check: (input) => unused(input, '行き先'),
};
