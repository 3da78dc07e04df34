import { entriesOf, rootsOf } from '../nodes.ts';
import type { Rule } from '../rule.ts';
import { readBelow, unused } from '../used.ts';

export const rule: Rule = {
  id: 'setting-unused',
  severity: 'warning',
  summary:
    '設定（settings.yaml）は、どこかの式で使います。プログラムが読むものなど、残しておくときは keep に理由を書きます。',
  scope: 'project',
  good: {
    file: 'catalog/settings.yaml',
    yaml: `settings:
  desk.limit: { says: 受け付ける数, type: number, default: 3, keep: プログラムが読みます。 }
`,
  },
  bad: {
    file: 'catalog/settings.yaml',
    yaml: `settings:
  ▶desk.limit: { says: 受け付ける数, type: number, default: 3 }
`,
  },
  check: ({ documents, gathered }) => {
    const used = readBelow(gathered, 'settings');
    return rootsOf(documents, /^catalog\/settings\.yaml$/).flatMap(({ root }) =>
      unused(entriesOf(root, 'settings'), used, '設定'),
    );
  },
};
