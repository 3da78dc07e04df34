import { unused } from '../reading/keepable.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'characters-unused',
  severity: 'warning',
  summary:
    '文字の一覧（characters.yaml）は、どこかの入力欄の allow で使います。残しておくときは keep に理由を書きます。',
  scope: 'project',
  good: {
    file: 'catalog/characters.yaml',
    yaml: `characters:
  kana: { says: 全角カタカナ, letters: ァ-ヺー, keep: 次の版で使います。 }
`,
  },
  bad: {
    file: 'catalog/characters.yaml',
    yaml: `characters:
  ▶kana: { says: 全角カタカナ, letters: ァ-ヺー }
`,
  },
  check: (input) => unused(input, '文字の一覧'),
};
