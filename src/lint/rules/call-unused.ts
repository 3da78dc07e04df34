import { unused } from '../reading/keepable.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'call-unused',
  severity: 'warning',
  summary: '呼び出し（catalog/calls）は、どこかで使います。残しておくときは keep に理由を書きます。',
  scope: 'project',
  good: {
    file: 'catalog/calls/receipt.yaml',
    yaml: 'call: receipt\npath: /api/sample/receipt\nsource: 想定\nkeep: 次の版で使います。\n',
  },
  bad: { file: 'catalog/calls/receipt.yaml', yaml: '▶call: receipt\npath: /api/sample/receipt\nsource: 想定\n' },
  check: (input) => unused(input, '呼び出し'),
};
