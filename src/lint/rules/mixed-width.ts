import { findInWordings } from '../reading/wording.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'mixed-width',
  severity: 'error',
  summary: '英数字は半角、カタカナは全角で書きます。',
  good: { yaml: 'view:\n  - text: 15歳未満の方は、アプリを使えません。\n' },
  bad: { yaml: 'view:\n  - text: ▶１５歳未満の方は、アプリを使えません。\n' },
  check: (input) =>
    findInWordings(input, /[０-９Ａ-Ｚａ-ｚ\uFF66-\uFF9F]+/u, (found) => {
      const suggestion = found.normalize('NFKC');
      return {
        message: `「${found}」は「${suggestion}」と書いてください（英数字は半角、カタカナは全角）。`,
        suggestion,
      };
    }),
};
