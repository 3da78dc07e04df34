import { findInWordings } from '../reading/wording.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'outer-blank',
  severity: 'error',
  summary: '文の始めと終わりに、空白（全角の空白も）を置きません。',
  good: { yaml: 'view:\n  - text: 内容を確認してください。\n' },
  bad: { yaml: 'view:\n  - text: 内容を確認してください。▶　\n' },
  check: (input) =>
    findInWordings(input, /^[ \u3000\t]+(?=\S)|(?<=\S)[ \u3000\t]+(?=\n?$)/u, () => ({
      message: '文の始めか終わりに空白があります。消してください。',
    })),
};
