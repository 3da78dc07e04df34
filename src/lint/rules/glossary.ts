import { findUnwanted, glossaryVariants } from '../reading/words.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'glossary',
  severity: 'error',
  summary:
    '同じものは、いつも同じ言葉で書きます（catalog/words.yaml の glossary。use がその言葉、avoid が使わない書き方）。言葉は自由に足せます。',
  good: { yaml: 'view:\n  - text: メールアドレスを入力してください。\n' },
  bad: { yaml: 'view:\n  - text: ▶Eメールを入力してください。\n' },
  check: (input) =>
    findUnwanted(input, glossaryVariants(input), ({ word, instead }) => ({
      message: `「${word}」は「${instead}」と書いてください（言葉をそろえるため）。`,
      suggestion: instead,
    })),
};
