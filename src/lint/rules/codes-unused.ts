import { unused } from '../reading/keepable.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'codes-unused',
  severity: 'warning',
  summary: 'コードの一覧（codes.yaml）は、どこかで使います。残しておくときは keep に理由を書きます。',
  scope: 'project',
  good: {
    file: 'catalog/codes.yaml',
    yaml: `codes:
  way:
    values: [{ value: post, label: 郵送 }, { value: desk, label: 窓口 }]
  answer:
    values: [{ value: "1", label: はい }, { value: "0", label: いいえ }]
    keep: 次の版で使います。
`,
  },
  bad: {
    file: 'catalog/codes.yaml',
    yaml: `codes:
  way:
    values: [{ value: post, label: 郵送 }, { value: desk, label: 窓口 }]
  ▶answer:
    values: [{ value: "1", label: はい }, { value: "0", label: いいえ }]
`,
  },
  check: (input) => unused(input, 'コードの一覧'),
};
